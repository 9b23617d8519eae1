import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnv, serverEnvSchema } from '../../api/_lib/request/env.ts'
import { authEnvSchema, readAuthSettings } from '../../local/auth/settings.ts'
import { clientEnvSchema, parseClientEnv } from '../../src/config/env-schema.ts'

const schemas = {
  ...clientEnvSchema.shape,
  ...serverEnvSchema.shape,
  ...authEnvSchema.shape,
}
const example = readFileSync('.env.example', 'utf8')

test('.env.example lists every variable, each under a comment', () => {
  const listed = [...example.matchAll(/^# .+\n([A-Z0-9_]+)=/gm)].map((match) => match[1])
  expect(listed).toHaveLength(new Set(listed).size)
  expect(new Set(listed)).toEqual(new Set(Object.keys(schemas)))
})

test('no server setting has a name that the browser build includes', () => {
  expect(Object.keys(serverEnvSchema.shape).filter((key) => key.startsWith('VITE_'))).toEqual([])
})

test('no secret server setting gets into the browser build with a prefix', () => {
  const harmless = ['DATABASE_POOL_SIZE', 'OFFICE_KEEP_MONTHS']
  const names = Object.keys(serverEnvSchema.shape)
  for (const name of names.filter((each) => !harmless.includes(each))) {
    if (`VITE_${name}` in clientEnvSchema.shape) continue
    const value = '2=https://calendar.example.com/private-7/a.ics'
    const parse = () => parseClientEnv({ [`VITE_${name}`]: value })
    expect(parse).toThrow(`every visitor could read it. Set ${name} instead`)
    expect(parse).not.toThrow('private-7')
  }
})

test('lists bad variables together', () => {
  expect(() => parseClientEnv({ VITE_SITE_URL: 'no address', VITE_MEASUREMENT: 'maybe' })).toThrow(
    /VITE_SITE_URL.*\nVITE_MEASUREMENT/,
  )
})

const IMAGES = 'https://images.unsplash.com'

test('reads media origins separated by spaces', () => {
  const env = parseClientEnv({ VITE_POST_MEDIA_ORIGINS: ` ${IMAGES}  https://a.example.com:8443 ` })
  expect(env.VITE_POST_MEDIA_ORIGINS).toEqual([IMAGES, 'https://a.example.com:8443'])
})

test.each([
  'images.unsplash.com',
  'http://images.unsplash.com',
  'https:',
  'https://*.unsplash.com',
  'https://Images.unsplash.com',
  `${IMAGES}/`,
  `${IMAGES}/photos`,
  `${IMAGES}:443`,
  `${IMAGES},https://a.example.com`,
  `${IMAGES};script-src`,
])('refuses the origin "%s" with an example of a valid one', (value) => {
  expect(() => parseClientEnv({ VITE_POST_MEDIA_ORIGINS: value })).toThrow(
    `"${value}" must be an origin such as ${IMAGES}; put spaces between several`,
  )
})

test('requires no variable', () => {
  expect(parseClientEnv({})).toEqual({})
  expect(readEnv({ GOOGLE_PLACES_API_KEY: '' })).toEqual({ DATABASE_POOL_SIZE: 4 })
  expect(readAuthSettings({ LOCAL_AUTH_CODE_LENGTH: '' })).toEqual(readAuthSettings())
})

test('trims a pasted key and freezes the result', () => {
  const env = readEnv({ GOOGLE_PLACES_API_KEY: ' key\n', OTHER: 'x' })
  expect(env).toMatchObject({ GOOGLE_PLACES_API_KEY: 'key' })
  expect(env).not.toHaveProperty('OTHER')
  expect(Object.isFrozen(env)).toBe(true)
})

test('the functions read the browser build’s public settings, but no secrets from them', () => {
  const env = readEnv({
    VITE_SITE_URL: 'https://www.example.com',
    VITE_SUPABASE_URL: 'https://one.example.com',
    SUPABASE_URL: 'https://two.example.com',
    VITE_SITE_SECRET: 'x'.repeat(32),
  })
  expect(env).toEqual({
    DATABASE_POOL_SIZE: 4,
    SITE_URL: 'https://www.example.com',
    SUPABASE_URL: 'https://two.example.com',
  })
})

test('only one file of the functions reads process.env', () => {
  const readers = readdirSync('api', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => readFileSync(`api/${file}`, 'utf8').includes('process.env'))
  expect(readers).toEqual(['_lib/request/env.ts'])
})
