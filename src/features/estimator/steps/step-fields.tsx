import type { QuestionStep } from '../wizard-state'
import { FamilyStep } from './family-step'
import { IncomeStep } from './income-step'
import { ItemsStep } from './items-step'
import { ReturnTypeStep } from './return-type-step'
import { StateStep } from './state-step'
import type { StepFieldsProps } from './step-fields-props'

/** The fields of one question; used by the wizard and again by the results, to change an answer in place. */
export default function StepFields({ step, ...props }: StepFieldsProps & { step: QuestionStep }) {
  switch (step) {
    case 0:
      return <ReturnTypeStep {...props} />
    case 1:
      return <IncomeStep {...props} />
    case 2:
      return <FamilyStep {...props} />
    case 3:
      return <ItemsStep {...props} kind="business" />
    case 4:
      return <ItemsStep {...props} kind="farm" />
    case 5:
      return <ItemsStep {...props} kind="rental" />
    case 6:
      return <StateStep {...props} />
  }
}
