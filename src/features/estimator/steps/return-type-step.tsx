import { Briefcase, FileText, Layers, Users } from 'lucide-react'
import { useId } from 'react'
import { noBreak } from '@/components/no-break.tsx'
import { SCREEN_RETURN_TYPES } from '../form.ts'
import { RETURN_CARDS } from '../return-cards.ts'
import type { StepFieldsProps } from './step-fields-props.ts'

const ICONS = { simple: FileText, complex: Layers, family: Users, business: Briefcase }

/** The kind of return, as radio cards (R85-R88). */
export function ReturnTypeStep({ form, dispatch }: Pick<StepFieldsProps, 'form' | 'dispatch'>) {
  const name = useId()
  return (
    <div className="grid gap-[9px] max-md:gap-2 max-md:in-data-[layout=compact]:grid-cols-2">
      {SCREEN_RETURN_TYPES.map((value) => {
        const { label, hint, help } = RETURN_CARDS[value]
        const Icon = ICONS[value]
        return (
          <label key={value} className="return-card state-fade">
            <Icon size={26} strokeWidth={1.6} className="text-river" />
            <span>
              <b className="text-[1.0625rem] leading-tight font-[650]">{label}</b>{' '}
              <small className="text-small text-ink-2">{noBreak(hint)}</small>
              <span className="return-help text-[0.875rem] leading-[1.35] text-ink-2">{help}</span>
            </span>
            <input
              type="radio"
              name={name}
              value={value}
              checked={form.returnType === value}
              onChange={() => dispatch({ type: 'answer', patch: { returnType: value } })}
              className="m-0 size-5 cursor-pointer appearance-none rounded-full border-2 border-line bg-sheet shadow-none outline-none checked:border-[6px] checked:border-river dark:checked:border-brass-fill forced-colors:appearance-auto"
            />
          </label>
        )
      })}
    </div>
  )
}
