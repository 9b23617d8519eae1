import { z } from 'zod'

const SITE_KEY = 'must be a site key of Turnstile (0x4…) or hCaptcha (a UUID)'
const ORIGIN = /^(?:https|wss):\/\/[a-z0-9.-]+(?::\d+)?$/

/** An https origin as browsers write it: no path, no wildcard, no default port. */
function isWebOrigin(text: string): boolean {
  return /^https:\/\/[a-z0-9.-]+(?::\d+)?$/.test(text) && URL.parse(text)?.origin === text
}

/** The origin of a service. A key appended to it would be public. */
const service = z
  .url({ protocol: /^https?$/ })
  .refine((text) => !/[?#]/.test(text), 'must be an address without "?" or "#"')

/** Variables for the browser build. Read by vite.config.ts, never in the browser. */
export const clientEnvSchema = z.object({
  VITE_SITE_URL: service.optional(),
  VITE_DROP_OFF_TOKEN: z.string().min(1).optional(),
  VITE_DROP_OFF_FIRM_USER_ID: z.string().min(1).optional(),
  VITE_SUPABASE_URL: service.optional(),
  VITE_SUPABASE_ANON_KEY: z
    .string()
    .refine(isPublicSupabaseKey, 'must be the publishable key (sb_publishable_…) or the anon key')
    .optional(),
  VITE_CAPTCHA_PROVIDER: z.enum(['turnstile', 'hcaptcha']).optional(),
  VITE_CAPTCHA_SITE_KEY: z
    .string()
    .regex(/^(?:[0-3]x[\w-]{20,30}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, SITE_KEY)
    .optional(),
  VITE_CHAT_SCRIPT_URL: z.url({ protocol: /^https$/ }).optional(),
  VITE_SOCIAL_SCRIPT_URL: z.url({ protocol: /^https$/ }).optional(),
  VITE_WIDGET_ORIGINS: z
    .string()
    .transform((text) => text.trim().split(/\s+/))
    .pipe(z.array(z.string().regex(ORIGIN, 'must be origins such as https://cdn.example.com')))
    .optional(),
  VITE_GHOST_URL: service.optional(),
  VITE_GHOST_KEY: z
    .string()
    .regex(/^[0-9a-f]{26}$/, 'must be a Content API key: 26 hexadecimal digits')
    .optional(),
  VITE_POST_MEDIA_ORIGINS: z
    .string()
    .transform((text) => text.trim().split(/\s+/))
    .pipe(
      z.array(
        z.string().refine(isWebOrigin, {
          error: ({ input }) =>
            `"${String(input)}" must be an origin such as https://images.unsplash.com; put spaces between several`,
        }),
      ),
    )
    .optional(),
  VITE_SERVICE_WORKER: z.enum(['on', 'off']).optional(),
  VITE_MEASUREMENT: z.enum(['on', 'off']).optional(),
})

export type ClientEnv = z.infer<typeof clientEnvSchema>

/** Variables of the functions (api/_lib/request/env.ts). With the prefix, a build could put them into its files. */
const SERVER_ONLY = [
  'GOOGLE_PLACES_API_KEY',
  'DATABASE_URL',
  'SITE_SECRET',
  'SMTP_URL',
  'CRON_SECRET',
  'OFFICE_EMAILS',
  'BUSY_CALENDAR_URLS',
  'CAPTCHA_SECRET',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'TWILIO_MESSAGE_SERVICE_SID',
]

/** What to set instead of a secret. */
const BELONGS: Partial<Record<string, string>> = {
  VITE_SUPABASE_ANON_KEY:
    'Put the publishable key (sb_publishable_…) or the older anon key there, never the secret or service_role key.',
  VITE_CAPTCHA_SITE_KEY:
    'Put the site key there; the secret key goes to Supabase and into CAPTCHA_SECRET.',
  VITE_GHOST_KEY: 'Put the Content API key there, 26 hexadecimal digits, never the Admin API key.',
}

/**
 * Checks a build's variables and returns them. Secrets are refused under every name that begins with "VITE_",
 * even names the site doesn't use: those variables are meant for browsers.
 * @throws Error with one line per bad variable; it does not repeat a refused secret
 */
export function parseClientEnv(variables: Record<string, string | undefined>): ClientEnv {
  const known = Object.fromEntries(
    Object.keys(clientEnvSchema.shape).map((key) => [key, variables[key] || undefined]),
  )
  const secrets = findSecrets(variables)
  const result = clientEnvSchema.safeParse(known)
  const issues = result.error?.issues ?? []
  const problems = [
    ...secrets.map(({ name, what }) => {
      const serverName = serverNameOf(name)
      const instead = serverName ? `Set ${serverName} instead.` : 'Put only public values there.'
      const belongs = BELONGS[name] ?? instead
      return `${name}: this is ${what}, and every visitor could read it. ${belongs}`
    }),
    ...issues
      .filter(({ path }) => !secrets.some(({ name }) => name === path[0]))
      .map(({ path, message }) => `${path.join('.')}: ${message}`),
  ]
  if (Boolean(known.VITE_GHOST_URL) !== Boolean(known.VITE_GHOST_KEY)) {
    problems.push('VITE_GHOST_URL and VITE_GHOST_KEY: set both or neither')
  }
  if (Boolean(known.VITE_CAPTCHA_PROVIDER) !== Boolean(known.VITE_CAPTCHA_SITE_KEY)) {
    problems.push('VITE_CAPTCHA_PROVIDER and VITE_CAPTCHA_SITE_KEY: set both or neither')
  }
  if (result.success && problems.length === 0) return result.data
  throw new Error(`Bad environment variables:\n${problems.join('\n')}`)
}

function findSecrets(variables: Record<string, string | undefined>) {
  return Object.entries(variables).flatMap(([name, value]) => {
    const secret = name.startsWith('VITE_') && value ? nameSecret(value) : null
    const what = secret ?? (value && serverNameOf(name) ? 'a setting of the server' : null)
    return what ? [{ name, what }] : []
  })
}

const serverNameOf = (name: string) => SERVER_ONLY.find((each) => name === `VITE_${each}`)

/** Patterns of values that must never reach a browser, with their names. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/^sb_secret_/, 'a secret key of Supabase'],
  [/^sbp_/, 'an access token of Supabase'],
  [/^[0-9a-f]{24}:[0-9a-f]{64}$/i, 'an Admin API key of Ghost'],
  [/^AIza[\w-]{30,}$/, 'a Google key'],
  [/^(?:postgres(?:ql)?|smtps?):/i, 'the address of a database or mail server'],
  [/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*@/i, 'an address with a user or password'],
  [/^(?:[0-3]x[\w-]{33,}|ES_[\w-]{16,}|0x[0-9a-f]{40})$/i, 'the secret key of a captcha'],
]

/** Every other role bypasses the database's access rules. */
const PUBLIC_ROLE = 'anon'

/**
 * Names a value that visitors must not read, such as "a secret key of Supabase".
 * @returns null for a value that may be public
 */
function nameSecret(value: string): string | null {
  const trimmed = value.trim()
  const role = readRole(trimmed)
  if (role !== null && role !== PUBLIC_ROLE) return `a key of Supabase with the role ${role}`
  return SECRETS.find(([shape]) => shape.test(trimmed))?.[1] ?? null
}

/** Whether a value is a Supabase key that browsers may have: a publishable key or the older anon key. */
function isPublicSupabaseKey(value: string): boolean {
  return value.startsWith('sb_publishable_') || readRole(value) === PUBLIC_ROLE
}

/** The role a token is for: "unknown" if it names none, null if the value is not a token. */
function readRole(value: string): string | null {
  const [, payload] = /^ey[\w-]+\.([\w-]+)\.[\w-]*$/.exec(value) ?? []
  if (payload === undefined) return null
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const role = (claims as { role?: unknown } | null)?.role
    return typeof role === 'string' && /^\w{1,40}$/.test(role) ? role : 'unknown'
  } catch {
    return 'unknown'
  }
}
