import { Briefcase, FileText, Layers, Users } from 'lucide-react'
import { useId } from 'react'
import type { EstimatorForm } from '@/shared/estimator/form.ts'
import { RETURN_TYPES, SCREEN_RETURN_TYPES } from '@/shared/estimator/questions.ts'
import { ChoiceCard } from './choice-card.tsx'
import type { AnswerAction } from '../wizard-state.ts'

const ICONS = { simple: FileText, complex: Layers, family: Users, business: Briefcase }

type ReturnTypeStepProps = { form: EstimatorForm; dispatch: (action: AnswerAction) => void }

/** The kind of return, as radio cards (R85-R88). */
export function ReturnTypeStep({ form, dispatch }: ReturnTypeStepProps) {
  const name = useId()
  return (
    <div className="grid gap-[9px] max-md:gap-2 min-[18em]:max-md:in-data-[layout=compact]:grid-cols-2">
      {SCREEN_RETURN_TYPES.map((value) => {
        const Icon = ICONS[value]
        return (
          <ChoiceCard
            key={value}
            name={name}
            {...RETURN_TYPES[value]}
            icon={<Icon size={26} strokeWidth={1.6} className="text-river" />}
            checked={form.returnType === value}
            onChoose={() => dispatch({ type: 'answer', patch: { returnType: value } })}
          />
        )
      })}
    </div>
  )
}
