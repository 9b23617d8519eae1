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
export function nameSecret(value: string): string | null {
  const trimmed = value.trim()
  const role = readRole(trimmed)
  if (role !== null && role !== PUBLIC_ROLE) return `a key of Supabase with the role ${role}`
  return SECRETS.find(([shape]) => shape.test(trimmed))?.[1] ?? null
}

/** Whether a value is a Supabase key that browsers may have: a publishable key or the older anon key. */
export function isPublicSupabaseKey(value: string): boolean {
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
