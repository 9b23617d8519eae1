import { CheckboxRow } from '@/components/ui/checkbox-row.tsx'
import { Counter } from '@/components/ui/counter.tsx'
import { LIMITS } from '@/shared/estimator-answers.ts'
import { parseCount } from '../form.ts'
import { countWord } from '@/lib/wording.ts'
import { MAX_CHARGED_DEPENDENTS } from '@/config/rates.ts'
import type { StepFieldsProps } from './step-fields-props.ts'

/** Dependents, and two answers that change no price (R90-R92, D11, D13). */
export default function FamilyStep({ form, dispatch }: StepFieldsProps) {
  const { min, max } = LIMITS.dependentCount
  const answer = (patch: Partial<typeof form>) => dispatch({ type: 'answer', patch })
  return (
    <div className="grid gap-3">
      <Counter
        label="Number of dependents"
        hint={`Children and others you support. We charge for ${countWord(MAX_CHARGED_DEPENDENTS)} at most.`}
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
        <p className="text-small text-ink-2">No dependents? Another return type may fit better.</p>
      )}
    </div>
  )
}
