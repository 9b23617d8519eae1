import { type ReactNode, useId } from 'react'
import { noBreak } from '@/components/no-break.tsx'

export type CheckboxRowProps = {
  label: string
  hint?: ReactNode
  checked: boolean
  onChange: (isChecked: boolean) => void
}

/** A checkbox with its label and hint. The whole row is clickable. */
export function CheckboxRow({ label, hint, checked, onChange }: CheckboxRowProps) {
  const hintId = useId()
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 leading-[1.45] text-ui [&:hover>input]:border-ink">
      <input
        type="checkbox"
        checked={checked}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.target.checked)}
        className="m-0 grid size-6 flex-none cursor-pointer appearance-none place-items-center rounded-[3px] border-2 border-line bg-sheet checked:border-action checked:bg-action checked:after:h-[13px] checked:after:w-[7px] checked:after:-translate-y-0.5 checked:after:rotate-[42deg] checked:after:border-solid checked:after:border-on-action checked:after:content-[''] checked:after:[border-width:0_3px_3px_0] forced-colors:appearance-auto"
      />
      <span>
        {noBreak(label)}
        {hint && (
          <span id={hintId} className="block text-small leading-[1.4] text-ink-2">
            {typeof hint === 'string' ? noBreak(hint) : hint}
          </span>
        )}
      </span>
    </label>
  )
}
