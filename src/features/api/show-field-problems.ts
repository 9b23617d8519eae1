import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { Outcome } from './call-api.ts'

/** Shows at a form's fields what the server says about them. */
export function showFieldProblems<Typed extends FieldValues, Sent>(
  { getValues, setError }: Pick<UseFormReturn<Typed, unknown, Sent>, 'getValues' | 'setError'>,
  outcome: Outcome<unknown> | null,
): void {
  if (!outcome || outcome.isOk) return
  for (const [field, message] of Object.entries(outcome.problem.fields ?? {})) {
    if (Object.hasOwn(getValues(), field)) setError(field as FieldPath<Typed>, { message })
  }
}
