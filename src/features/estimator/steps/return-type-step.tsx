import { Briefcase, FileText, Layers, Users } from 'lucide-react'
import { startTransition, useId, useOptimistic } from 'react'
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
  const [chosen, show] = useOptimistic(form.returnType)
  // The card shows at once that it is chosen; the rest of the form follows a moment later.
  const choose = (returnType: ScreenReturnType) =>
    startTransition(() => {
      show(returnType)
      dispatch({ type: 'answer', patch: { returnType } })
    })
  return (
    <div className="grid grid-cols-2 gap-2.5 max-[19.95em]:grid-cols-1">
      {CARDS.map(({ value, label, hint, Icon }) => (
        <label
          key={value}
          className="grid min-h-24 cursor-pointer grid-cols-[1fr_auto] content-between gap-x-2 gap-y-0.5 rounded border border-line bg-sheet p-3 state-fade hover:border-ink hover:not-has-checked:bg-tint has-checked:border-river has-checked:bg-river-tint has-checked:shadow-[inset_0_0_0_1px_var(--river)] has-focus-visible:shadow-[0_0_0_6px_var(--focus-halo)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus md:min-h-26 md:px-3.5 md:py-[13px] dark:has-checked:border-brass-fill dark:has-checked:shadow-[inset_0_0_0_1px_var(--brass-fill)]"
        >
          <Icon aria-hidden size={26} strokeWidth={1.6} className="text-river" />
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => choose(value)}
            className="m-0 size-5 cursor-pointer appearance-none rounded-full border-2 border-line bg-sheet shadow-none outline-none checked:border-[6px] checked:border-river dark:checked:border-brass-fill forced-colors:appearance-auto"
          />
          <span className="col-span-full mt-2">
            <b className="block text-[1.0625rem] leading-tight font-[650]">{label}</b>
            <small className="mt-0.5 block text-[0.875rem] leading-[1.3] text-ink-2">{hint}</small>
          </span>
        </label>
      ))}
    </div>
  )
}
