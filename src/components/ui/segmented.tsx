import { clsx } from 'clsx'
import { startTransition, useId, useOptimistic } from 'react'
import { noBreak } from '@/components/no-break.tsx'

type SegmentedProps<Value extends string> = {
  legend: string
  options: readonly { value: Value; label: string }[]
  value: Value | ''
  onChange: (value: Value) => void
  /** As wide as its text, with a legend for screen readers only. For one row among others. */
  isInline?: boolean
}

/** A choice among a few options, as a row of segments. */
export function Segmented<Value extends string>({
  legend,
  options,
  value,
  onChange,
  isInline,
}: SegmentedProps<Value>) {
  const name = useId()
  const [chosen, show] = useOptimistic(value)
  // The choice shows at once. What depends on it may follow a moment later.
  const choose = (next: Value) =>
    startTransition(() => {
      show(next)
      onChange(next)
    })
  return (
    <fieldset className="min-w-0">
      <legend className={clsx(isInline && 'sr-only', 'mb-1.5 text-ui leading-[1.35] font-[650]')}>
        {noBreak(legend)}
      </legend>
      <div className="grid auto-cols-fr grid-flow-col max-[18em]:grid-flow-row overflow-clip rounded border border-line bg-sheet">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'segment',
              isInline ? 'min-h-11' : 'min-h-12 px-2 py-1.5',
              // Four share the width of a phone.
              isInline && (options.length > 3 ? 'px-1 md:px-3.5' : 'px-3.5'),
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={chosen === option.value}
              onChange={() => choose(option.value)}
              className="absolute inset-0 m-0 cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
