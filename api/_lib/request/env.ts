import { z } from 'zod'
import { emailField } from '../../../src/shared/contracts/fields.ts'

/** An adviser's calendar: the adviser's number and "=" may stand before its address. */
const CALENDAR = /^(?:([1-9]\d?)=)?(https:\/\/.+)$/
const INVALID_CALENDAR =
  'must be addresses that begin with https:// and hold no password, "2=" before that of adviser 2; put spaces between several'

export const serverEnvSchema = z.object({
  /** Key for Places API (New); without one the rating falls back to the saved figure. */
  GOOGLE_PLACES_API_KEY: z.string().trim().min(1).optional(),
  /** PostgreSQL, pooled; without one, messages and bookings get a 503. */
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/ }).optional(),
  /** How many connections one function instance may open. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(50).default(4),
  /** Key for signed form times, private links and counted addresses. */
  SITE_SECRET: z.string().trim().min(32).optional(),
  /** Mail server; without one mails wait in the outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The account that sends text reminders, as for sign-in codes. All three, or no texts are sent. */
  TWILIO_ACCOUNT_SID: sid('AC', 'an account'),
  TWILIO_AUTH_TOKEN: z.string().trim().min(1).optional(),
  TWILIO_MESSAGE_SERVICE_SID: sid('MG', 'a messaging service'),
  /** Sent with scheduled requests, which are refused without it. */
  CRON_SECRET: z.string().trim().min(16).optional(),
  /** The site's address, for links in mails. */
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The Supabase project whose sessions are valid. Without one, nobody is signed in. */
  SUPABASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  SUPABASE_ANON_KEY: z.string().trim().min(1).optional(),
  /** The captcha of the forms. Both or none: without a secret, tokens are not checked. */
  CAPTCHA_PROVIDER: z.enum(['turnstile', 'hcaptcha']).optional(),
  CAPTCHA_SECRET: z.string().trim().min(1).optional(),
  /** Who may open the office's desk; nobody by default. */
  OFFICE_EMAILS: z
    .string()
    .transform((text) => splitWords(text).map((word) => word.toLowerCase()))
    .pipe(z.array(emailField))
    .optional(),
  /** After how many months messages and appointments are deleted; never by default. */
  OFFICE_KEEP_MONTHS: z.coerce.number().int().min(3).max(240).optional(),
  /** Calendars whose busy times are not offered; `adviser` is null for all advisers. */
  BUSY_CALENDAR_URLS: z
    .string()
    .transform((text, context) => splitWords(text).map((word) => readCalendar(word, context)))
    .optional(),
})

/** A Twilio identifier. @param of what it is */
function sid(letters: string, of: string) {
  const message = `must be ${of} SID: "${letters}" and 32 hexadecimal digits`
  const pattern = new RegExp(`^${letters}[0-9a-f]{32}$`, 'i')
  return z.string().trim().regex(pattern, message).optional()
}

function splitWords(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '')
}

function readCalendar(word: string, context: z.RefinementCtx): BusyCalendar {
  const [, adviser, address = ''] = CALENDAR.exec(word) ?? []
  const url = URL.parse(address)
  // Reported without the address, which is a secret.
  if (!url || url.username || url.password) context.addIssue(INVALID_CALENDAR)
  return { url: url?.href ?? '', adviser: adviser === undefined ? null : Number(adviser) }
}

export type BusyCalendar = { url: string; adviser: number | null }

/** Not secret: already set for the browser build, with the prefix "VITE_". */
const PUBLIC = ['SITE_URL', 'SUPABASE_URL', 'SUPABASE_ANON_KEY', 'CAPTCHA_PROVIDER']

/**
 * The functions' environment, read at each call so that a changed setting needs no rebuild.
 * @throws Error with one line per bad variable
 */
export function readEnv(variables: NodeJS.ProcessEnv = process.env) {
  return parseEnv(serverEnvSchema, (name) => {
    return variables[name] || (PUBLIC.includes(name) ? variables[`VITE_${name}`] : undefined)
  })
}

/**
 * The variables of a schema; an empty one counts as unset.
 * @throws Error with one line per bad variable
 */
export function parseEnv<Schema extends z.ZodObject>(
  schema: Schema,
  valueOf: (name: string) => string | undefined,
): Readonly<z.infer<Schema>> {
  const names = Object.keys(schema.shape)
  const known = Object.fromEntries(names.map((name) => [name, valueOf(name) || undefined]))
  const result = schema.safeParse(known)
  if (result.success) return Object.freeze(result.data)
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`Bad environment variables:\n${problems.join('\n')}`)
}
