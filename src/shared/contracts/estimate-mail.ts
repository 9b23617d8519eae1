import * as z from 'zod/mini'
import { readSharedAnswers } from '../estimator/read-answers.ts'
import { emailField, formFields } from './fields.ts'

/**
 * POST /api/contact?send=estimate with an Idempotency-Key header emails a visitor the link to their own estimate and
 * returns 201. GET /api/contact says whether it can. Errors: errors.ts.
 */

/** As the page writes it, so that a link in a mail has no text of anyone's. */
const PLAIN = /^[a-z0-9_=&,-]{1,400}$/
const isEstimate = (text: string) => PLAIN.test(text) && readSharedAnswers(text) !== null

const estimateMailFields = {
  email: emailField,
  /** The estimate's answers, as in its link after "#estimate?". */
  answers: z
    .string()
    .check(z.refine(isEstimate, { error: 'Please reload the page, then send it again.' })),
}

export const estimateMailFormSchema = z.strictObject(estimateMailFields)
export const estimateMailRequestSchema = z.strictObject({ ...estimateMailFields, ...formFields })

export const contactQuerySchema = z.strictObject({ send: z.literal('estimate') })

export const estimateMailResponseSchema = z.object({ isQueued: z.boolean() })
