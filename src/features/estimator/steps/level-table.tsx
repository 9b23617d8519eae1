import { startTransition, useId, useOptimistic } from 'react'
import { capitalize } from '@/lib/wording.ts'
import { type ItemKind, type ItemLevel, ITEMS, levelOptions } from '@/shared/estimator/questions.ts'
import './level-table.css'

type LevelTableProps = {
  kind: ItemKind
  /** One for each item, in order; '' is not chosen. */
  levels: readonly (ItemLevel | '')[]
  onChoose: (index: number, level: ItemLevel) => void
}

/** A level for each item, under one row of headings. Scrolls from the fourth item on (R99-R101). */
export function LevelTable({ kind, levels, onChoose }: LevelTableProps) {
  const { many, measure, levelNoun = measure } = ITEMS[kind]
  const options = levelOptions(kind)
  return (
    // The keyboard must reach a region that scrolls, too.
    <div
      className="level-table"
      style={{ '--columns': options.length }}
      role="region"
      aria-label={`Levels: ${many}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={levels.length > 3 ? 0 : undefined}
    >
      <div
        aria-hidden
        className="level-row sticky top-0 z-1 items-end border-b-2 border-ink bg-(--ground) pt-0.5 pb-1.5 text-center text-micro leading-tight"
      >
        <span className="text-left text-ink-2">{capitalize(levelNoun)} in a year</span>
        {options.map(({ label }) => (
          <b key={label} className="font-[650]">
            {label}
          </b>
        ))}
      </div>
      {levels.map((level, index) => (
        <LevelRow
          // The list is reset when its length changes, so the index identifies an item.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          kind={kind}
          number={index + 1}
          level={level}
          onChoose={(next) => onChoose(index, next)}
        />
      ))}
    </div>
  )
}

type LevelRowProps = {
  kind: ItemKind
  number: number
  level: ItemLevel | ''
  onChoose: (level: ItemLevel) => void
}

function LevelRow({ kind, number, level, onChoose }: LevelRowProps) {
  const id = useId()
  const { label, measure, levelNoun = measure } = ITEMS[kind]
  const [chosen, show] = useOptimistic(level)
  // Shows the choice at once, even if the rest of the page follows a moment later.
  const choose = (next: ItemLevel) =>
    startTransition(() => {
      show(next)
      onChoose(next)
    })
  return (
    <div role="group" aria-labelledby={id} className="level-row border-b border-rule">
      <span id={id} className="self-center py-[3px] text-small leading-[1.2] font-semibold">
        {label} {number}
        <span className="sr-only">: {levelNoun} in a year</span>
        {level === '' && (
          <small className="block text-[0.75rem] font-normal text-ink-2"> not chosen yet</small>
        )}
      </span>
      {levelOptions(kind).map((option) => (
        <label key={option.value} className="min-h-11 cursor-pointer place-items-center">
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={chosen === option.value}
            onChange={() => choose(option.value)}
            className="flex-none cursor-pointer appearance-none rounded-full bg-sheet outline-none forced-colors:appearance-auto"
          />
          <span className="sr-only max-[18em]:not-sr-only">{option.label}</span>
        </label>
      ))}
    </div>
  )
}
