import * as z from 'zod/mini'
import { withoutLooseMarks, withoutMarks } from '../plain-text.ts'
import { readEmail } from './email.ts'
import { type ReadText, readPhone } from './phone.ts'
import { REACH_MESSAGE } from './reach-message.ts'
import { hasSocialSecurityNumber } from './social-security-number.ts'

/**
 * Fields that the forms share. The browser and the functions check with the same schemas. If a field has
 * several problems, the first one is shown.
 */

/** Distinct from other problems of a field, so that the page can show it before sending (R196). */
const SOCIAL_SECURITY_MESSAGE =
  'This looks like it contains a Social Security number. Please take it out: we never need it here.'

const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g

/** Control characters and lone surrogates. */
const CONTROL = /[\p{Cc}\p{Cs}]/u
const CONTROL_BUT_BREAKS = /[^\P{Cc}\n\t]|\p{Cs}/u

type Limits = { max: number; required?: string }

/** Free text on one line: trimmed, Unicode-normalized, without control characters. */
export const line = (limits: Limits) => text(limits, CONTROL)

/** Free text on several lines. Line ends from any system become "\n". */
export const paragraph = (limits: Limits) => text(limits, CONTROL_BUT_BREAKS)

function text({ max, required }: Limits, refused: RegExp) {
  return z.string({ error: required ?? 'Please enter text.' }).check(
    z.overwrite((value) =>
      // Direction marks, often copied from address books and mails, would reverse the text after them.
      withoutLooseMarks(value.replace(LINE_ENDS, '\n')).normalize('NFC').trim(),
    ),
    z.refine((value) => !required || withoutMarks(value).trim() !== '', { error: required }),
    z.maxLength(max, { error: `Please keep this to ${max} characters.` }),
    z.refine((value) => !refused.test(value), {
      error: 'Please remove characters that cannot be shown.',
    }),
    z.refine((value) => !hasSocialSecurityNumber(value), { error: SOCIAL_SECURITY_MESSAGE }),
  )
}

const MAX_NAME_LENGTH = 100
export const nameField = line({ max: MAX_NAME_LENGTH, required: 'Please enter your name.' })

/** A text as `read` reads it. Its errors say what to enter instead, also for an empty text. */
const readField = (read: (typed: string) => ReadText) =>
  z.string({ error: read('').error }).check(
    z.refine((typed) => read(typed).error === undefined, {
      error: ({ input }) => read(String(input)).error,
    }),
    z.overwrite((typed) => read(typed).read ?? typed),
  )

/** An email address with a domain in ASCII. */
export const emailField = readField(readEmail)
/** A phone number as people write it, with or without an extension, turned into what `readPhone` returns. */
export const phoneField = readField(readPhone)

/** Far years are mistyped, and the database does not have all of them. */
export const NEAR_YEAR = /^2[01]/
/** An ISO date in the firm's time zone. */
export const dayField = z.iso
  .date({ error: 'Please choose a day.' })
  .check(z.regex(NEAR_YEAR, { error: 'Please choose a day.' }))

/** Drops the empty text that a form sends for an empty field. */
export const optionalField = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value) => (value === '' ? undefined : value)),
    z.optional(schema),
  )

/**
 * Runs a rule across fields even when some field is invalid, so that all problems are reported at once. A
 * check with `abort` in one of the fields would still stop it.
 */
export const whenFilledIn = ({ value }: { value: unknown }) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Either an email address or a phone number is enough. */
export const canBeReached = ({ email, phone }: { email?: string; phone?: string }) =>
  email !== undefined || phone !== undefined
/** The problem of a visitor who cannot be reached. It is shown at the email field. */
export const reachProblem = { error: REACH_MESSAGE, path: ['email'], when: whenFilledIn }

/**
 * What every form sends besides its fields. `formToken` comes from the server with the form and says when
 * that was. `website` is hidden from people and stays empty.
 */
export const formFields = {
  formToken: z.string().check(z.maxLength(200)),
  website: z._default(z.string().check(z.maxLength(200)), ''),
  /** Of the captcha, if the site has one. */
  captchaToken: z.optional(z.string().check(z.maxLength(8000))),
}

/** How many seconds after it was shown a form may be sent. */
export const FORM_MIN_SECONDS = 2
export const FORM_MAX_HOURS = 24

/** Request header with a UUID, which the page makes once per filled-in form and keeps across retries. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
