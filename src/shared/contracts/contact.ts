import * as z from 'zod/mini'
import {
  canBeReached,
  emailField,
  formFields,
  nameField,
  optionalField,
  paragraph,
  phoneField,
  reachProblem,
} from './fields.ts'

/**
 * GET /api/contact returns a form token. POST with an Idempotency-Key header stores a message and returns
 * 201. Errors: errors.ts.
 */

export const MAX_MESSAGE_LENGTH = 4000

/** What the visitor fills in (R190). A field's name is also its column and its heading in the office's table. */
const contactFields = {
  name: nameField,
  email: optionalField(emailField),
  phone: optionalField(phoneField),
  message: paragraph({ max: MAX_MESSAGE_LENGTH, required: 'Please write a message.' }),
}

/** The same as the database gives it to the mails and the desk. */
export const storedContactFields = {
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  message: z.string(),
} satisfies Record<keyof typeof contactFields, unknown>

export const CONTACT_FIELDS = Object.keys(storedContactFields) as (keyof ContactForm)[]

export const contactFormSchema = z
  .strictObject(contactFields)
  .check(z.refine(canBeReached, reachProblem))
export const contactRequestSchema = z
  .strictObject({ ...contactFields, ...formFields })
  .check(z.refine(canBeReached, reachProblem))

export const formTokenResponseSchema = z.object({
  formToken: z.string(),
  /** Whether a visitor can have their estimate emailed (estimate-mail.ts). */
  sendsMails: z.optional(z.boolean()),
})

export const contactResponseSchema = z.object({
  /** What the visitor quotes when calling about the message. */
  reference: z.string().check(z.regex(/^M-[0-9A-Z]{8}$/)),
  /** When the office will have replied. */
  replyBy: z.iso.datetime(),
  /** Whether a confirmation goes to an email address. */
  hasCopy: z.boolean(),
})

export type ContactForm = z.infer<typeof contactFormSchema>
export type FormTokenResponse = z.infer<typeof formTokenResponseSchema>
export type ContactResponse = z.infer<typeof contactResponseSchema>
