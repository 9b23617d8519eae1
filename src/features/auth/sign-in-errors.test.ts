import {
  AuthInvalidCredentialsError,
  AuthInvalidJwtError,
  AuthInvalidTokenResponseError,
  AuthSessionMissingError,
  AuthUnknownError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { site } from '@/config/site.ts'
import { explainSignInError } from './sign-in-errors.ts'

test.each([
  ['otp_expired', /not right.*newest message/],
  ['over_email_send_rate_limit', /wait a moment/],
  ['over_sms_send_rate_limit', /wait a moment/],
  ['over_request_rate_limit', /Too many tries/],
  ['validation_failed', /Check the address/],
  ['email_address_invalid', /Check the email address/],
  ['email_provider_disabled', /mobile number or call us/],
  ['phone_provider_disabled', /email address or call us/],
  ['hook_timeout', /can’t send text messages.*Use your email address or call us/],
  ['hook_timeout_after_retry', /can’t send text messages.*Use your email address or call us/],
  ['signup_disabled', /New accounts can’t be opened/],
  ['user_banned', `locked. Please call us at ${site.phone.display}.`],
  ['invalid_credentials', /do not match/],
  ['bad_jwt', /Sign in again/],
  ['weak_password', /too weak\. Choose another one, or sign in with a code/],
  ['unexpected_failure', /went wrong on our side. Please try again, or call us at/],
  [undefined, /went wrong on our side/],
  ['constructor', /went wrong on our side/],
])('explains %s in plain words (R211, R212)', (code, text) => {
  expect(explainSignInError({ name: 'AuthApiError', code, status: 400 })).toMatch(text)
})

test.each([
  [new AuthSessionMissingError(), /^You are not signed in here/],
  [new AuthInvalidCredentialsError('x'), /do not match.*ask for a new code/],
  [new AuthInvalidTokenResponseError(), /incomplete answer. Ask for a new code, or call us/],
  [new AuthInvalidJwtError('x'), /has ended. Sign in again/],
  [
    new AuthWeakPasswordError('x', 422, ['length', 'characters', 'pwned']),
    /too weak: it is too short, it needs more kinds of characters, and it has appeared in a data leak. Choose another/,
  ],
  [new AuthWeakPasswordError('x', 422, ['length']), /too weak: it is too short\. Choose/],
  [new AuthWeakPasswordError('x', 422, []), /too weak\. Choose/],
  [new AuthUnknownError('x', null), /went wrong on our side/],
])('tells the library’s own error apart: %s (R211, R212)', (error, text) => {
  expect(explainSignInError(error)).toMatch(text)
})

test.each([
  ['no connection', 0, /can’t reach the sign-in service. Check your connection/],
  ['a server error', 500, /not working right now.*or call us at/],
  ['a gateway error', 502, /not working right now/],
  ['a server that is switched off', 503, /not working right now/],
  ['a host without a server', 522, /not working right now/],
])('blames the server or the connection for %s (R211, R212)', (_, status, text) => {
  const message = explainSignInError({ name: 'AuthRetryableFetchError', code: undefined, status })
  expect(message).toMatch(text)
  expect(message).toMatch(/Nothing you typed is lost/)
})
