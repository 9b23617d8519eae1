import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { startAuth } from '../../tests/start-auth.ts'

async function startSession() {
  const auth = startAuth()
  const session = await auth.signIn('ann@example.com')
  const refresh = (refresh_token: unknown) =>
    auth.call('/token?grant_type=refresh_token', { body: { refresh_token } })
  return { ...auth, session, refresh }
}

test('exchanges a refresh token for a new one of the same session', async () => {
  const { session, refresh, wait } = await startSession()
  wait(100)
  const { status, body } = await refresh(session.refresh_token)
  expect(status).toBe(200)
  expect(body.refresh_token).toMatch(/^[a-z0-9]{12}$/)
  expect(body.refresh_token).not.toBe(session.refresh_token)
  expect(body.expires_at).toBe(session.expires_at + 100)
  expect(body.user).toEqual(session.user)
  const [before, after] = [decodeJwt(session.access_token), decodeJwt(body.access_token)]
  expect(after.session_id).toBe(before.session_id)
  expect(after.amr).toEqual(before.amr)
})

test.each<[string, unknown, string]>([
  ['no token', undefined, 'validation_failed'],
  ['a token of 11 characters', 'abcdefghijk', 'validation_failed'],
  ['a token in capitals', 'ABCDEFGHIJKL', 'validation_failed'],
  ['a malformed token', 'abcdefghijklm', 'validation_failed'],
  ['an unknown token', 'abcdefghijkl', 'refresh_token_not_found'],
  ['a number', 5, 'bad_json'],
])('refuses %s', async (_, token, code) => {
  const { refresh } = await startSession()
  expect(await refresh(token)).toMatchObject({ status: 400, body: { code } })
})

test('refuses malformed JSON', async () => {
  const answer = await startAuth().call('/token?grant_type=refresh_token', { body: 'x' })
  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_json' } })
})

test.each(['', '?grant_type=', '?grant_type=magic', '?grant_type=password'])(
  'refuses the grant type in "%s"',
  async (query) => {
    const answer = await startAuth().call(`/token${query}`, { body: {} })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_credentials' } })
  },
)

test('returns the newest token again for its predecessor, however late', async () => {
  const { session, refresh, wait } = await startSession()
  const first = await refresh(session.refresh_token)
  wait(3600)
  const again = await refresh(session.refresh_token)
  expect(again.status).toBe(200)
  expect(again.body.refresh_token).toBe(first.body.refresh_token)
})

test('gives several tabs the same new token at once', async () => {
  const { session, refresh } = await startSession()
  const answers = await Promise.all([1, 2, 3].map(() => refresh(session.refresh_token)))
  expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1)
})

test.each([
  [10, 200],
  [11, 400],
])('answers an older token reused after %i seconds with %i', async (seconds, status) => {
  const { session, refresh, wait } = await startSession()
  const second = await refresh(session.refresh_token)
  const third = await refresh(second.body.refresh_token)
  wait(seconds)
  const reuse = await refresh(session.refresh_token)
  expect(reuse.status).toBe(status)
  const newest = await refresh(third.body.refresh_token)
  if (status === 200) expect(newest.status).toBe(200)
  else {
    expect(reuse.body.code).toBe('refresh_token_already_used')
    expect(newest).toMatchObject({ status: 400, body: { code: 'refresh_token_already_used' } })
  }
})

test('refuses to refresh a session that was signed out', async () => {
  const { call, session, refresh } = await startSession()
  await call('/logout', { token: session.access_token })
  expect(await refresh(session.refresh_token)).toMatchObject({
    status: 400,
    body: { code: 'refresh_token_not_found' },
  })
})

test('limits refreshes per IP address', async () => {
  const { refresh } = await startSession()
  for (let n = 0; n < 30; n++) expect((await refresh('abcdefghijkl')).status).toBe(400)
  expect(await refresh('abcdefghijkl')).toMatchObject({
    status: 429,
    body: { code: 'over_request_rate_limit' },
  })
})
