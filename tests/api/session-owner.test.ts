import { expect, test } from 'vitest'
import { sessionOwner } from '../../api/_lib/request/signed-in.ts'
import { BY_CODE, tokenOf, userOf } from '../fixtures/session.ts'

const email = 'pat@example.com'
const OWNER = { email, codeAt: new Date('2027-03-08T14:24:00Z') }
const user = userOf(email)
const [identity] = user.identities
const by = (...methods: string[]) =>
  tokenOf(methods.map((method) => ({ method, timestamp: 1_804_515_840 })))

test('a code sent to the account’s only address proves the owner', () => {
  expect(sessionOwner(user, tokenOf(BY_CODE))).toEqual(OWNER)
})

test.each(['totp', 'mfa/phone', 'mfa/webauthn'])(
  'a code with a second factor (%s) proves the owner',
  (one) => {
    expect(sessionOwner(user, by(one, 'otp'))).toEqual(OWNER)
  },
)

test('the time of the code counts, not of a second factor', () => {
  const later = { method: 'totp', timestamp: 1_804_515_999 }
  expect(sessionOwner(user, tokenOf([later, ...BY_CODE]))).toEqual(OWNER)
})

test.each<[string, string]>([
  ['a password, which a stranger may have set', by('password')],
  ['a password and a code', by('otp', 'password')],
  ['a second factor alone', by('totp')],
  ['another service', by('oauth')],
  ['a link', by('magiclink')],
  ['an unknown method', by('otp', 'telepathy')],
  ['no method', by()],
  ['an unstated method', tokenOf(undefined)],
  ['a code at an unstated time', tokenOf([{ method: 'otp' }])],
  ['an unreadable token', `ey.${'x'.repeat(40)}.z`],
])('a session opened by %s has no owner', (_, token) => {
  expect(sessionOwner(user, token)).toBeNull()
})

test.each<[string, object]>([
  ['is not confirmed', { email_confirmed_at: undefined }],
  ['has no address', { email: '' }],
  ['has a phone number', { phone: '17405550123' }],
  ['began with a phone number', { identities: [{ ...identity, provider: 'phone' }] }],
  ['has a second identity', { identities: [identity, identity] }],
  ['has no identity', { identities: [] }],
  [
    'has another identity',
    { identities: [{ ...identity, identity_data: { email: 'mal@example.com' } }] },
  ],
  [
    'changed its address',
    { identities: [{ ...identity, updated_at: '2027-01-01T10:00:10.124Z' }] },
  ],
  ['is anonymous', { is_anonymous: true }],
  ['is for another audience', { aud: 'other' }],
  ['has special rights', { role: 'service_role' }],
])('the session of an account that %s has no owner', (_, part) => {
  expect(sessionOwner({ ...user, ...part }, tokenOf(BY_CODE))).toBeNull()
})

test.each<[string, object]>([
  [
    'in capitals in the identity',
    { identities: [{ ...identity, identity_data: { email: 'PAT@example.com' } }] },
  ],
  ['confirmed late', { identities: [{ ...identity, updated_at: '2027-01-01T10:00:10.123Z' }] }],
  ['with a pending change', { new_email: 'mal@example.com', new_phone: '17405550123' }],
])('an address %s proves the owner', (_, part) => {
  expect(sessionOwner({ ...user, ...part }, tokenOf(BY_CODE))).toEqual(OWNER)
})
