import * as z from 'zod/mini'
import { parseJson } from '@/lib/parse-json'
import type { EstimatorForm } from './form'
import { formSchema } from './form-schema'
import { SAVED_VERSION } from './serialize-answers'
import { type StepNumber, toStep } from './wizard-state'

/** What this tab keeps of the estimator. */
export type SavedAnswers = { form: EstimatorForm; step: StepNumber }

const savedSchema = z.object({
  // Text without a version is the first one's.
  v: z._default(z.literal(SAVED_VERSION), SAVED_VERSION),
  form: formSchema,
  step: z.number(),
})

/**
 * Reads stored answers, or null for anything broken or of another version. An unknown step becomes
 * the first question.
 */
export function parseAnswers(text: string): SavedAnswers | null {
  const result = savedSchema.safeParse(parseJson(text))
  return result.success ? { form: result.data.form, step: toStep(result.data.step) } : null
}
