import { formatMoneyText } from '@/shared/parse-money.ts'
import type { WorksheetOutcome } from '../depreciation/find-outcome.ts'
import { Worksheet } from '../depreciation/worksheet.tsx'
import { BUSINESSES, type Business } from '../depreciation/worksheet-state.ts'
import type { AddBackShare } from '@/tax/data/figure-types.ts'
import type { TaxYear } from '@/tax/data/years.ts'
import type { TaxEngine } from '@/tax/load.ts'
import { type AnswerId, type Answers, answerOf, askedIds, labelOf, readNumber } from './answers.ts'

export type DepreciationFormProps = {
  answers: Answers
  onAnswer: (id: AnswerId, text: string) => void
  engine: TaxEngine
}

/** The depreciation worksheet, connected to the calculator's answers: it reads them and fills them in. */
export function DepreciationForm({ answers, onAnswer, engine }: DepreciationFormProps) {
  const asked = [...askedIds('selfEmployment', answers), ...askedIds('farm', answers)]
  const businesses = BUSINESSES.filter((id) => asked.includes(id))
  const first = businesses.find((id) => answers[id]) ?? 'selfEmployment'
  const nameOf = (id: Business) => labelOf(id, answers)
  const amountOf = (id: AnswerId) => readNumber(answers, id).value ?? 0
  const taxYear = Number(answerOf(answers, 'taxYear')) as TaxYear

  const fillIn = ({ profits, bonus, section179, earlierAddBack }: WorksheetOutcome) => {
    const fill = (id: AnswerId, amount: number) =>
      onAnswer(id, formatMoneyText(Math.round(amount * 100) / 100))
    for (const { business, after } of profits) fill(business, after)
    fill('bonusDepreciation', bonus)
    fill('section179', section179.allowed)
    fill('earlierAddBack', earlierAddBack)
  }

  return (
    <Worksheet
      text={answers.properties ?? ''}
      taxYear={taxYear}
      wages={askedIds('wages', answers).reduce((sum, id) => sum + amountOf(id), 0)}
      otherProfits={Object.fromEntries(businesses.map((id) => [id, amountOf(id)]))}
      addBackShare={answerOf(answers, 'addBackShare') as AddBackShare}
      ohio={engine.yearFigures(taxYear).ohio.depreciation.value}
      businesses={businesses.map((id) => ({ value: id, label: nameOf(id) }))}
      firstBusiness={first}
      firstProfit={answers[first] ?? ''}
      nameOf={nameOf}
      onText={(text) => onAnswer('properties', text)}
      onFillIn={fillIn}
    />
  )
}
