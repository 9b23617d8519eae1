import type { Session } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { authStore, SIGNED_OUT } from './auth-state.ts'
import { readAccessToken } from './read-access-token.ts'

test.each<[string, Session | null, string | null]>([
  ['the session’s token', { access_token: 'the-token' } as Session, 'the-token'],
  ['null without a session', null, null],
])('returns %s as the access token once it is known', async (_, session, expected) => {
  authStore.set({ ...SIGNED_OUT, isLoading: true })
  const reading = readAccessToken()
  authStore.set({ ...SIGNED_OUT, session })
  expect(await reading).toBe(expected)
  expect(await readAccessToken()).toBe(expected)
})
