import { useId } from 'react'
import { noBreak } from '@/components/no-break.tsx'
import { Counter } from '@/components/ui/counter.tsx'
import { readItems } from '@/shared/estimator/form.ts'
import { parseCount } from '@/shared/estimator/parse-count.ts'
import { ITEM_LIMITS, type ItemKind, ITEMS } from '@/shared/estimator/questions.ts'
import { ChoiceCard } from './choice-card.tsx'
import { LevelTable } from './level-table.tsx'
import type { StepFieldsProps } from './step-fields.tsx'

/** The hint beside an answer that does not fit a simple return. The answer is allowed (D14). */
export const simpleReturnHint = (better: 'Complex' | 'Business') =>
  `That still works here; “${better}” may describe your return better.`

type ItemsFieldsProps = Omit<StepFieldsProps, 'step'> & { kind: ItemKind }

/** Businesses, farms or rentals, and a level for each (R93-R101). */
export function ItemsFields({ kind, form, notice, dispatch }: ItemsFieldsProps) {
  const name = useId()
  const texts = ITEMS[kind]
  const { has, levels } = readItems(form, kind)

  return (
    <div className="flex grow flex-col gap-3">
      {kind === 'business' && form.returnType === 'business' && !has && (
        <p className="border-l-4 border-brass bg-brass-tint px-3.5 py-2.5 text-small">
          You chose a self-employed return: switch this on to include your business in the price.
        </p>
      )}
      <div>
        <div
          role="radiogroup"
          aria-label={texts.label}
          aria-describedby={`${name}-hint`}
          className="grid gap-[9px] max-md:gap-2 md:grid-cols-2"
        >
          <ChoiceCard
            name={name}
            label="No"
            checked={!has}
            onChoose={() => dispatch({ type: 'setHasItems', kind, on: false })}
          />
          <ChoiceCard
            name={name}
            label={texts.ask}
            checked={has}
            onChoose={() => dispatch({ type: 'setHasItems', kind, on: true })}
          />
        </div>
        <p id={`${name}-hint`} className="mt-1.5 text-small leading-[1.4] text-ink-2">
          {/* Replaces the usual hint: the card has no room for another line. */}
          {has && form.returnType === 'simple'
            ? simpleReturnHint(kind === 'business' ? 'Business' : 'Complex')
            : noBreak(texts.hint)}
        </p>
      </div>
      {has && (
        <>
          <Counter
            label={`Number of ${texts.manyInFull ?? texts.many}`}
            note={notice}
            isRow
            {...ITEM_LIMITS}
            value={levels.length}
            parse={(text) => parseCount(text, ITEM_LIMITS)}
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
