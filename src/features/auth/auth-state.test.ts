import { expect, test } from 'vitest'
import { sessionKeyOf } from './auth-state.ts'

test.each([
  ['https://abcd.supabase.co', 'sb-abcd-auth-token'],
  ['http://127.0.0.1:54321', 'sb-127-auth-token'],
  ['http://localhost:5173/', 'sb-localhost-auth-token'],
])('stores the session of %s under %s (R205)', (url, key) => {
  expect(sessionKeyOf(url)).toBe(key)
})
