import * as z from 'zod/mini'
import { toE164 } from './phone.js'
import { hasSocialSecurityNumber } from './social-security-number.js'

/**
 * What the forms have in common: the browser and the functions check with the same schemas. Of several
 * problems of a field the first one counts.
 */

/** Told apart from other problems of a field so that the page can show it before sending (R196). */
const SOCIAL_SECURITY_MESSAGE =
  'This looks like it contains a Social Security number. Please take it out: we never need it here.'

/** Copied along from address books and mails; they would turn the text after them around. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g

/** Control characters and halves of surrogate pairs. */
const CONTROL = /[\p{Cc}\p{Cs}]/u
const CONTROL_BUT_BREAKS = /[^\P{Cc}\n\t]|\p{Cs}/u

type Limits = { max: number; required?: string }

/** Free text of one line: trimmed, of one Unicode form, without control characters. */
export function line({ max, required }: Limits) {
  return text({ max, required }, CONTROL)
}

/** Free text of several lines; line ends of any system become "\n". */
export function paragraph({ max, required }: Limits) {
  return text({ max, required }, CONTROL_BUT_BREAKS)
}

function text({ max, required }: Limits, refused: RegExp) {
  return z.string({ error: required ?? 'Please enter text.' }).check(
    z.overwrite((value) =>
      value.replace(LINE_ENDS, '\n').replace(DIRECTIONS, '').normalize('NFC').trim(),
    ),
    z.refine((value) => !required || withoutInvisible(value) !== '', { error: required }),
    z.maxLength(max, { error: `Please keep this under ${max} characters.` }),
    z.refine((value) => !refused.test(value), {
      error: 'Please remove characters that cannot be shown.',
    }),
    z.refine((value) => !hasSocialSecurityNumber(value), { error: SOCIAL_SECURITY_MESSAGE }),
  )
}

const withoutInvisible = (value: string) => value.replace(INVISIBLE, '').trim()

const MAX_NAME_LENGTH = 100
export const nameField = line({ max: MAX_NAME_LENGTH, required: 'Please enter your name.' })

const EMAIL_MESSAGE = 'Please enter an email address like name@example.com.'
export const emailField = z.pipe(
  z
    .string({ error: EMAIL_MESSAGE })
    .check(z.overwrite(withoutInvisible), z.maxLength(254, { error: EMAIL_MESSAGE })),
  z.email({ error: EMAIL_MESSAGE }),
)

const PHONE_MESSAGE = 'Please enter a phone number with area code, like (740) 555-0199.'
/** A phone number as people write it, turned into "+" and digits. */
export const phoneField = z
  .string({ error: PHONE_MESSAGE })
  .check(
    z.trim(),
    z.maxLength(30, { error: PHONE_MESSAGE }),
    z.overwrite(toE164),
    z.regex(/^\+[1-9]\d{9,14}$/, { error: PHONE_MESSAGE }),
  )

/** Leaves out what a form sends as an empty field. */
export const optionalField = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value) => (value === '' ? undefined : value)),
    z.optional(schema),
  )

export const REACH_MESSAGE = 'Please enter an email address or a phone number.'

/** Either way of answering is enough; the problem is shown at the email field. */
export const canBeReached = ({ email, phone }: { email?: string; phone?: string }) =>
  email !== undefined || phone !== undefined

/**
 * Has a rule between fields checked also when some field is bad, so that all is told at once. A check
 * with `abort` in one of the fields would still end it.
 */
export const whenFilledIn = ({ value }: { value: unknown }) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What every form carries besides its fields. `formToken` comes from the server with the form and
 * tells when that was; `website` is hidden from people and stays empty.
 */
export const formFields = {
  formToken: z.string().check(z.maxLength(200)),
  website: z._default(z.string().check(z.maxLength(200)), ''),
}

/** When a form may be sent, counted from the moment it was shown. */
export const FORM_MIN_SECONDS = 2
export const FORM_MAX_HOURS = 24

/** Request header with a UUID the page makes once per filled-in form and keeps over retries. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
