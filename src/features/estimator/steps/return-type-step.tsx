import { Briefcase, FileText, Layers, Users } from 'lucide-react'
import { useId } from 'react'
import type { ScreenReturnType } from '../form'
import type { StepFieldsProps } from './step-fields-props'

const CARDS: { value: ScreenReturnType; label: string; hint: string; Icon: typeof FileText }[] = [
  { value: 'simple', label: 'Simple', hint: 'W-2 only', Icon: FileText },
  { value: 'complex', label: 'Complex', hint: 'Multiple sources', Icon: Layers },
  { value: 'family', label: 'Family', hint: 'With dependents', Icon: Users },
  { value: 'business', label: 'Business', hint: 'Self-employed', Icon: Briefcase },
]

/** Step 0: the kind of return, as radio cards (R85-R88). */
export function ReturnTypeStep({ form, dispatch }: StepFieldsProps) {
  const name = useId()
  return (
    <div className="grid grid-cols-2 gap-2.5 max-[319px]:grid-cols-1">
      {CARDS.map(({ value, label, hint, Icon }) => (
        <label key={value} className="relative block cursor-pointer">
          <input
            type="radio"
            name={name}
            value={value}
            checked={form.returnType === value}
            onChange={() => dispatch({ type: 'answer', patch: { returnType: value } })}
            className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
          />
          <span className="group grid min-h-24 grid-cols-[1fr_auto] content-between gap-x-2 gap-y-0.5 rounded border border-line bg-sheet p-3 transition-[background-color,border-color] duration-[120ms] peer-checked:border-river peer-checked:bg-river-tint peer-checked:shadow-[inset_0_0_0_1px_var(--river)] peer-checked:[&>i]:border-[6px] peer-checked:[&>i]:border-river peer-checked:[&>i]:bg-sheet peer-hover:border-ink peer-not-checked:peer-hover:bg-tint peer-focus-visible:shadow-[0_0_0_6px_var(--focus-halo)] peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus md:min-h-26 md:px-3.5 md:py-[13px] dark:peer-checked:border-brass-fill dark:peer-checked:shadow-[inset_0_0_0_1px_var(--brass-fill)] dark:peer-checked:[&>i]:border-brass-fill">
            <Icon aria-hidden size={26} strokeWidth={1.6} className="text-river" />
            <i aria-hidden className="size-5 rounded-full border-2 border-line" />
            <span className="col-span-full mt-2">
              <b className="block text-[1.0625rem] leading-tight font-[650]">{label}</b>
              <small className="mt-0.5 block text-[0.875rem] leading-[1.3] text-ink-2">
                {hint}
              </small>
            </span>
          </span>
        </label>
      ))}
    </div>
  )
}
