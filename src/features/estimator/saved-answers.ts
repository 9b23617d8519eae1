import { z } from 'zod'
import type { EstimatorForm } from './form'
import { formSchema } from './form-schema'
import type { StepNumber } from './wizard-state'
import { toStep } from './wizard-state'

export type SavedAnswers = { form: EstimatorForm; step: StepNumber }

const savedSchema = z.object({ form: formSchema, step: z.number() })

/** Reads what the wizard stored (JSON of form and step), or null for anything else. */
export function parseSavedAnswers(text: string): SavedAnswers | null {
  const result = savedSchema.safeParse(parseJson(text))
  return result.success ? { form: result.data.form, step: toStep(result.data.step) } : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
