import { expect, test } from 'vitest'
import { site } from '@/config/site.ts'
import { explainSignInError } from './sign-in-errors.ts'

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
])('%s is said in plain words (R211, R212)', (code, words) => {
  expect(explainSignInError({ name: 'AuthApiError', code, status: 400 })).toMatch(words)
})

test.each([
  ['no connection', 0, /can’t reach the sign-in service. Check your connection/],
  ['an error of the server', 500, /not working right now.*or call us at/],
  ['an error of its gateway', 502, /not working right now/],
  ['a server that is switched off', 503, /not working right now/],
  ['a host that has no server', 522, /not working right now/],
])('%s is told apart from a refusal, and whose fault it is (R211, R212)', (_, status, words) => {
  const said = explainSignInError({ name: 'AuthRetryableFetchError', code: undefined, status })
  expect(said).toMatch(words)
  expect(said).toMatch(/Nothing you typed is lost/)
})
