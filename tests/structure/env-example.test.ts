// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnv, serverEnvSchema } from '../../api/_lib/env'
import { clientEnvSchema, parseClientEnv } from '../../src/config/env-schema'

const schemas = { ...clientEnvSchema.shape, ...serverEnvSchema.shape }
const example = readFileSync('.env.example', 'utf8')

test('.env.example lists every variable, each under a comment', () => {
  const listed = [...example.matchAll(/^# .+\n([A-Z0-9_]+)=/gm)].map((match) => match[1])
  expect(new Set(listed)).toEqual(new Set(Object.keys(schemas)))
})

test('no secret of the server has a name the browser build would include', () => {
  expect(Object.keys(serverEnvSchema.shape).filter((key) => key.startsWith('VITE_'))).toEqual([])
})

test('bad variables are listed together', () => {
  expect(() => parseClientEnv({ VITE_SITE_URL: 'no address', VITE_MEASUREMENT: 'maybe' })).toThrow(
    /VITE_SITE_URL.*\nVITE_MEASUREMENT/,
  )
})

test('nothing needs to be set', () => {
  expect(parseClientEnv({})).toEqual({})
  expect(readEnv({ GOOGLE_PLACES_API_KEY: '' })).toEqual({})
})
