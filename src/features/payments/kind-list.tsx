import { useId } from 'react'
import { KIND_LABELS, type PaymentKind } from './payments'

export type KindListProps = {
  kinds: readonly PaymentKind[]
  value: PaymentKind
  onChange: (kind: PaymentKind) => void
}

/** The taxes to choose from, as ruled rows with radio buttons. */
export function KindList({ kinds, value, onChange }: KindListProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-ui leading-[1.35] font-[650]">You pay</legend>
      <div className="border-t border-rule">
        {kinds.map((kind) => (
          <label
            key={kind}
            className="flex min-h-12 cursor-pointer items-center gap-3 border-b border-rule py-2 text-ui hover:bg-tint has-checked:font-[650] print:min-h-0 print:py-1"
          >
            <input
              type="radio"
              name={name}
              value={kind}
              checked={kind === value}
              onChange={() => onChange(kind)}
              className="m-0 size-5 flex-none cursor-pointer appearance-none rounded-full border-2 border-line bg-sheet checked:border-[6px] checked:border-river dark:checked:border-brass-fill forced-colors:appearance-auto"
            />
            {KIND_LABELS[kind]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
