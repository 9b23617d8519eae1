import { expect, test } from 'vitest'
import { site } from '@/config/site'
import { explainSignInError } from './sign-in-errors'

test.each([
  ['otp_expired', /wrong or has expired.*ask for a new code/],
  ['over_email_send_rate_limit', /wait a moment/],
  ['over_sms_send_rate_limit', /wait a moment/],
  ['over_request_rate_limit', /Too many tries/],
  ['validation_failed', /Check the address/],
  ['email_address_invalid', /Check the email address/],
  ['email_provider_disabled', /mobile number or call us/],
  ['phone_provider_disabled', /email address or call us/],
  ['signup_disabled', /New accounts can’t be opened/],
  ['user_banned', `locked. Please call us at ${site.phone.display}.`],
  ['unexpected_failure', /went wrong on our side. Please try again, or call us at/],
  [undefined, /went wrong on our side/],
  ['constructor', /went wrong on our side/],
])('%s is said in plain words', (code, words) => {
  expect(explainSignInError({ name: 'AuthApiError', code })).toMatch(words)
})

test('no connection is told apart from a refusal', () => {
  const words = explainSignInError({ name: 'AuthRetryableFetchError', code: undefined })
  expect(words).toMatch(/can’t reach the sign-in service/)
})
