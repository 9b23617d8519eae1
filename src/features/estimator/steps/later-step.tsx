import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { CheckboxRow } from '@/components/ui/checkbox-row.tsx'
import { Counter } from '@/components/ui/counter.tsx'
import { Select } from '@/components/ui/select.tsx'
import { countWord } from '@/lib/wording.ts'
import type { EstimatorForm } from '@/shared/estimator/form.ts'
import { parseCount } from '@/shared/estimator/parse-count.ts'
import {
  type CountId,
  type CountQuestion,
  isItemKind,
  QUESTIONS,
  type StepId,
} from '@/shared/estimator/questions.ts'
import { ItemsFields, simpleReturnHint } from './items-fields.tsx'
import type { StepFieldsProps } from './step-fields.tsx'

/** Below a step's questions. */
const REMARKS: Partial<Record<StepId, (form: EstimatorForm) => ReactNode>> = {
  income: ({ returnType, has1099, hasInvestmentIncome }) =>
    returnType === 'simple' && (has1099 || hasInvestmentIncome) && simpleReturnHint('Complex'),
  family: ({ returnType, dependentCount }) =>
    returnType === 'family' &&
    dependentCount === 0 &&
    'No dependents? Another return type may fit better.',
  'state-local': () => (
    <>
      Many Ohio villages, cities and school districts tax income.{' '}
      <Link to="/resources/ohio-business-taxes">See which taxes apply in Ohio</Link>.
    </>
  ),
}

/** The fields of every step but the first: counts, then what is checked (R89-R92, R102, D11, D13, D16, D49), or items. */
export default function LaterStep(props: StepFieldsProps) {
  const { step, form, dispatch } = props
  if (isItemKind(step)) return <ItemsFields kind={step} {...props} />
  const questions = QUESTIONS.filter((question) => question.step === step)
  const answer = (id: string, value: number | boolean) =>
    dispatch({ type: 'answer', patch: { [id]: value } })
  const remark = REMARKS[step]?.(form)
  return (
    <div className="grid gap-3">
      {questions.map(
        (question) =>
          question.kind === 'count' && (
            <CountField
              key={question.id}
              question={question}
              value={form[question.id]}
              onChange={(value) => answer(question.id, value)}
            />
          ),
      )}
      <div>
        {questions.map(
          (question) =>
            question.kind === 'yesNo' && (
              <CheckboxRow
                key={question.id}
                label={question.ask}
                hint={question.hint ?? (question.price ? undefined : 'No extra charge')}
                checked={form[question.id]}
                onChange={(isYes) => answer(question.id, isYes)}
              />
            ),
        )}
      </div>
      {remark && <p className="text-small text-ink-2">{remark}</p>}
    </div>
  )
}

type CountFieldProps = {
  question: CountQuestion<CountId>
  value: number
  onChange: (value: number) => void
}

function CountField({ question, value, onChange }: CountFieldProps) {
  const { min, max, many, isList, included, most } = question
  const label = `Number of ${many}`
  const hint = [
    question.hint,
    included && `No charge up to ${included}.`,
    most && `We charge for ${countWord(most)} at most.`,
  ]
    .filter(Boolean)
    .join(' ')
  if (!isList) {
    const parse = (text: string) => parseCount(text, question)
    return <Counter {...{ label, hint, min, max, value, parse, onChange }} />
  }
  const options = Array.from({ length: max - min + 1 }, (_, index) => String(min + index))
  return (
    <div className="max-w-60">
      <Select
        label={label}
        hint={hint}
        options={options.map((count) => ({ value: count, label: count }))}
        value={String(value)}
        onChange={(count) => onChange(Number(count))}
      />
    </div>
  )
}
