import { Briefcase, FileText, Layers, Users } from 'lucide-react'
import { useId } from 'react'
import { SCREEN_RETURN_TYPES } from '@/shared/estimator-answers.ts'
import { RETURN_CARDS } from '../return-cards.ts'
import { ChoiceCard } from './choice-card.tsx'
import type { StepFieldsProps } from './step-fields-props.ts'

const ICONS = { simple: FileText, complex: Layers, family: Users, business: Briefcase }

/** The kind of return, as radio cards (R85-R88). */
export function ReturnTypeStep({ form, dispatch }: Pick<StepFieldsProps, 'form' | 'dispatch'>) {
  const name = useId()
  return (
    <div className="grid gap-[9px] max-md:gap-2 min-[18em]:max-md:in-data-[layout=compact]:grid-cols-2">
      {SCREEN_RETURN_TYPES.map((value) => {
        const Icon = ICONS[value]
        return (
          <ChoiceCard
            key={value}
            name={name}
            {...RETURN_CARDS[value]}
            icon={<Icon size={26} strokeWidth={1.6} className="text-river" />}
            checked={form.returnType === value}
            onChoose={() => dispatch({ type: 'answer', patch: { returnType: value } })}
          />
        )
      })}
    </div>
  )
}
