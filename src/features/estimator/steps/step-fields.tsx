import { Link } from 'react-router-dom'
import { CheckboxRow } from '@/components/ui/checkbox-row'
import { Counter } from '@/components/ui/counter'
import { Select } from '@/components/ui/select'
import { LIMITS, parseCount } from '../form'
import { INCLUDED_W2S, MAX_CHARGED_DEPENDENTS } from '../rates'
import type { QuestionStep } from '../wizard-state'
import { ItemsStep } from './items-step'
import { ReturnTypeStep } from './return-type-step'
import { simpleReturnHint } from './simple-return-hint'
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

const W2_OPTIONS = ['1', '2', '3', '4', '5'].map((count) => ({ value: count, label: count }))

/** Step 1: W-2s, 1099s and investments (R89). */
function IncomeStep({ form, dispatch }: StepFieldsProps) {
  const answer = (patch: Partial<typeof form>) => dispatch({ type: 'answer', patch })
  return (
    <div className="grid gap-3">
      <div className="max-w-60">
        <Select
          label="Number of W-2s"
          hint={`No charge up to ${INCLUDED_W2S}.`}
          options={W2_OPTIONS}
          value={String(form.w2Count)}
          onChange={(value) => answer({ w2Count: Number(value) })}
        />
      </div>
      <div>
        <CheckboxRow
          label="I have 1099 income"
          hint="Interest, dividends, retirement, unemployment; not 1099-NEC or 1099-K"
          checked={form.has1099}
          onChange={(has1099) => answer({ has1099 })}
        />
        <CheckboxRow
          label="I have investment income"
          hint="Stocks or funds sold"
          checked={form.hasInvestmentIncome}
          onChange={(hasInvestmentIncome) => answer({ hasInvestmentIncome })}
        />
      </div>
      {form.returnType === 'simple' && (form.has1099 || form.hasInvestmentIncome) && (
        <p className="text-small text-ink-2">{simpleReturnHint('Complex')}</p>
      )}
    </div>
  )
}

/** Step 2: dependents, and two answers that change no price (R90-R92, D11, D13). */
function FamilyStep({ form, dispatch }: StepFieldsProps) {
  const { min, max } = LIMITS.dependentCount
  const answer = (patch: Partial<typeof form>) => dispatch({ type: 'answer', patch })
  return (
    <div className="grid gap-3">
      <Counter
        label="Number of dependents"
        isRow
        hint={`Children and others you support, ${min} to ${max}. We charge for ${MAX_CHARGED_DEPENDENTS} at most.`}
        min={min}
        max={max}
        value={form.dependentCount}
        parse={(text) => parseCount(text, LIMITS.dependentCount)}
        onChange={(dependentCount) => answer({ dependentCount })}
      />
      <div>
        <CheckboxRow
          label="I paid student loan interest"
          hint="No extra charge"
          checked={form.hasStudentLoan}
          onChange={(hasStudentLoan) => answer({ hasStudentLoan })}
        />
        <CheckboxRow
          label="I itemize deductions"
          hint="No extra charge"
          checked={form.hasItemizedDeductions}
          onChange={(hasItemizedDeductions) => answer({ hasItemizedDeductions })}
        />
      </div>
      {form.returnType === 'family' && form.dependentCount === 0 && (
        <p className="text-small text-ink-2">
          No dependents? Another return type may fit better. The estimate shows both prices.
        </p>
      )}
    </div>
  )
}

/** Step 6: state and local returns, free at the firm (R102, R126, D16, D49). */
function StateStep({ form, dispatch }: StepFieldsProps) {
  const answer = (patch: Partial<typeof form>) => dispatch({ type: 'answer', patch })
  return (
    <div className="grid gap-3">
      <div>
        <CheckboxRow
          label="A state return"
          hint="The first one is free with us."
          checked={form.needsStateReturn}
          onChange={(needsStateReturn) => answer({ needsStateReturn })}
        />
        <CheckboxRow
          label="A local return"
          hint="The first one is free with us."
          checked={form.needsLocalReturn}
          onChange={(needsLocalReturn) => answer({ needsLocalReturn })}
        />
      </div>
      <p className="text-small text-ink-2">
        Many Ohio villages, cities and school districts tax income.{' '}
        <Link to="/resources/ohio-business-taxes">See which taxes apply in Ohio</Link>.
      </p>
    </div>
  )
}
