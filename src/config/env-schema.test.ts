import { expect, test } from 'vitest'
import { clientEnvSchema, parseClientEnv } from './env-schema.ts'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenFor = (claims: object) =>
  `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ iss: 'supabase', ref: 'abcd', ...claims })}.c2ln`

const problemOf = (variables: Record<string, string>): string => {
  try {
    parseClientEnv(variables)
  } catch (error) {
    return String(error)
  }
  return ''
}

const SUPABASE_KEY = /publishable key \(sb_publishable_…\) or the older anon key.*never the secret/
const ANYONE = /every visitor could read it/
test.each<[string, string, string, RegExp]>([
  ['a secret key', 'VITE_SUPABASE_ANON_KEY', `sb_secret_${'a'.repeat(31)}`, SUPABASE_KEY],
  [
    'a secret key after spaces',
    'VITE_SUPABASE_ANON_KEY',
    ` sb_secret_${'a'.repeat(31)}`,
    SUPABASE_KEY,
  ],
  ['a service key', 'VITE_SUPABASE_ANON_KEY', tokenFor({ role: 'service_role' }), SUPABASE_KEY],
  ['a key without a role', 'VITE_SUPABASE_ANON_KEY', tokenFor({}), SUPABASE_KEY],
  ['a session token', 'VITE_SUPABASE_ANON_KEY', tokenFor({ role: 'authenticated' }), SUPABASE_KEY],
  ['an access token', 'VITE_SUPABASE_ANON_KEY', `sbp_${'a'.repeat(40)}`, SUPABASE_KEY],
  ['a secret key in the address', 'VITE_SUPABASE_URL', `sb_secret_${'a'.repeat(31)}`, ANYONE],
  [
    'an Admin key',
    'VITE_GHOST_KEY',
    `${'a'.repeat(24)}:${'b'.repeat(64)}`,
    /Content API key.*never the Admin/,
  ],
  ['a Google key', 'VITE_DROP_OFF_TOKEN', `AIza${'a'.repeat(35)}`, ANYONE],
  ['a database URL', 'VITE_SITE_URL', 'postgres://postgres:secret@db.example.com/postgres', ANYONE],
  ['a mail server URL', 'VITE_DROP_OFF_FIRM_USER_ID', 'smtps://mail.example.com', ANYONE],
  ['a password in a URL', 'VITE_GHOST_URL', 'https://user:secret@news.example.com', ANYONE],
  ['a user name in a URL', 'VITE_CHAT_SCRIPT_URL', 'https://secret@chat.example.com/x.js', ANYONE],
  [
    'a Turnstile secret',
    'VITE_CAPTCHA_SITE_KEY',
    `0x4${'A'.repeat(32)}`,
    /site key there; the secret/,
  ],
  [
    'an hCaptcha secret',
    'VITE_CAPTCHA_SITE_KEY',
    `ES_${'a'.repeat(32)}`,
    /site key there; the secret/,
  ],
  [
    'a service key under an unknown name',
    'VITE_SERVICE_KEY',
    tokenFor({ role: 'service_role' }),
    ANYONE,
  ],
])('refuses %s in %s without repeating it', (_, name, value, message) => {
  const problem = problemOf({ [name]: value })
  expect(problem).toContain(`${name}: this is `)
  expect(problem).toMatch(message)
  expect(problem).not.toContain(value.trim())
  expect(problem.split('\n').filter((line) => line.startsWith(`${name}:`))).toHaveLength(1)
})

test.each([
  ['VITE_SUPABASE_ANON_KEY', 'the-key', /publishable key/],
  ['VITE_SUPABASE_ANON_KEY', 'eyJ.no.token', /publishable key/],
  ['VITE_SUPABASE_URL', 'https://abcd.supabase.co/?apikey=x', /without "\?" or "#"/],
  ['VITE_SITE_URL', 'https://www.example.com/#x', /without "\?" or "#"/],
  ['VITE_CAPTCHA_SITE_KEY', 'my key', /site key of Turnstile/],
  ['VITE_CAPTCHA_PROVIDER', 'turnstile', /set both or neither/],
  ['VITE_CAPTCHA_PROVIDER', 'recaptcha', /VITE_CAPTCHA_PROVIDER/],
])('%s cannot be %s', (name, value, message) => {
  expect(problemOf({ [name]: value })).toMatch(message)
})

test.each([
  ['VITE_SUPABASE_ANON_KEY', 'sb_publishable_abc'],
  ['VITE_SUPABASE_ANON_KEY', tokenFor({ role: 'anon' })],
  ['VITE_SUPABASE_URL', 'https://abcd.supabase.co'],
  ['VITE_CHAT_SCRIPT_URL', 'https://chat.example.com/x.js?site=a@b'],
])('%s may be %s', (name, value) => {
  expect(parseClientEnv({ [name]: value })).toEqual({ [name]: value })
})

test.each([
  ['turnstile', '1x00000000000000000000AA'],
  ['turnstile', '0x4AAAAAAADnPIDROrmt1Wwj'],
  ['hcaptcha', '10000000-ffff-ffff-ffff-000000000001'],
])('%s may be set with the site key %s', (VITE_CAPTCHA_PROVIDER, VITE_CAPTCHA_SITE_KEY) => {
  const variables = { VITE_CAPTCHA_PROVIDER, VITE_CAPTCHA_SITE_KEY }
  expect(parseClientEnv(variables)).toEqual(variables)
})

test('the browser build ignores server secrets', () => {
  expect(parseClientEnv({ SUPABASE_ANON_KEY: `sb_secret_${'a'.repeat(31)}` })).toEqual({})
})

test.each(Object.keys(clientEnvSchema.shape))('%s refuses a secret key', (name) => {
  expect(problemOf({ [name]: `sb_secret_${'a'.repeat(31)}` })).toContain(
    `${name}: this is a secret`,
  )
})
