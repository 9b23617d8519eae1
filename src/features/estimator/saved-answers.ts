import { z } from 'zod'
import type { EstimatorForm } from './form'
import { formSchema } from './form-schema'
import { type StepNumber, toStep } from './wizard-state'

export type SavedAnswers = { form: EstimatorForm; step: StepNumber }

const VERSION = 1

const savedSchema = z.object({
  // Text without a version is the first one's.
  v: z.literal(VERSION).default(VERSION),
  form: formSchema,
  step: z.number(),
})

/** The answers as JSON for this tab's storage (D48). Loads zod, so import it lazily. */
export function serializeAnswers(form: EstimatorForm, step: StepNumber): string {
  return JSON.stringify({ v: VERSION, form, step })
}

/**
 * Reads stored answers, or null for anything broken or of another version. An unknown step becomes
 * the first question.
 */
export function parseAnswers(text: string): SavedAnswers | null {
  const result = savedSchema.safeParse(parseJson(text))
  return result.success ? { form: result.data.form, step: toStep(result.data.step) } : null
}

export { parseAnswers as parseSavedAnswers }

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
