import { Link } from 'react-router-dom'
import { CheckboxRow } from '@/components/ui/checkbox-row.tsx'
import type { StepFieldsProps } from './step-fields-props.ts'

/** State and local returns, free at the firm (R102, R126, D16, D49). */
export default function StateLocalStep({ form, dispatch }: StepFieldsProps) {
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
