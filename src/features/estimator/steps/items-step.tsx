import { CheckboxRow } from '@/components/ui/checkbox-row.tsx'
import { Counter } from '@/components/ui/counter.tsx'
import { isItemKind, LIMITS, parseCount, readItems } from '../form.ts'
import { ITEM_TEXTS } from '../item-texts.ts'
import { LevelTable } from './level-table.tsx'
import { simpleReturnHint } from './simple-return-hint.ts'
import type { StepFieldsProps } from './step-fields-props.ts'

const { min, max } = LIMITS.itemCount

/** Businesses, farms or rentals, and a level for each (R93-R101). */
export default function ItemsStep({ step: kind, form, notice, dispatch }: StepFieldsProps) {
  if (!isItemKind(kind)) return null
  const texts = ITEM_TEXTS[kind]
  const { has, levels } = readItems(form, kind)
  const isSelfEmployed = kind === 'business' && form.returnType === 'business'

  return (
    <div className="flex grow flex-col gap-3">
      {isSelfEmployed && !has && (
        <p className="border-l-4 border-brass bg-brass-tint px-3.5 py-2.5 text-small">
          You chose a self-employed return: switch this on to include your business in the price.
        </p>
      )}
      <CheckboxRow
        label={texts.question}
        // Replaces the usual hint: the card has no room for another line.
        hint={
          has && form.returnType === 'simple'
            ? simpleReturnHint(kind === 'business' ? 'Business' : 'Complex')
            : has && isSelfEmployed
              ? 'No business after all? Uncheck this.'
              : texts.hint
        }
        checked={has}
        onChange={(on) => dispatch({ type: 'setHasItems', kind, on })}
      />
      {has && (
        <>
          <Counter
            label={texts.countLabel}
            note={notice}
            isRow
            min={min}
            max={max}
            value={levels.length}
            parse={(text) => parseCount(text, LIMITS.itemCount)}
            onChange={(next) => dispatch({ type: 'setItemCount', kind, count: next })}
          />
          <LevelTable
            kind={kind}
            levels={levels}
            onChoose={(index, level) => dispatch({ type: 'setItemLevel', kind, index, level })}
          />
          {/* More items need the room. */}
          {levels.length === 1 && (
            <p className="text-small text-ink-2">Not sure? Look at {texts.source}.</p>
          )}
        </>
      )}
    </div>
  )
}
