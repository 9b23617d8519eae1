import type { AuthError } from '@supabase/supabase-js'
import { site } from '@/config/site.ts'

const CALL = `or call us at ${site.phone.display}`
const NO_TEXTS = `We can’t send text messages right now. Use your email address ${CALL}.`

const SIGN_IN_AGAIN = 'Your sign-in on this device has ended. Sign in again with a new code.'
const WRONG_PAIR = 'The address and the code do not match. Check both, or ask for a new code.'

/** What each error code of the server, and each name of the library's own errors, means, and the next step (R212). */
const MESSAGES = new Map(
  Object.entries({
    otp_expired: 'That code is not right. Use the one in our newest message.',
    over_email_send_rate_limit: 'Please wait a moment before asking for another code.',
    over_sms_send_rate_limit: 'Please wait a moment before asking for another code.',
    over_request_rate_limit:
      'Too many tries. Sign-in is paused for a few minutes; after that, ask for a new code.',
    validation_failed: 'Check the address: we can’t send a code to it.',
    email_address_invalid: 'Check the email address: mail cannot be delivered to it.',
    email_address_not_authorized: `We can’t send mail to this address right now. Use your mobile number ${CALL}.`,
    email_provider_disabled: `Sign-in by email is switched off right now. Use your mobile number ${CALL}.`,
    phone_provider_disabled: `Sign-in by text message is switched off right now. Use your email address ${CALL}.`,
    sms_send_failed: `The text message could not be sent. Check the number, use your email address ${CALL}.`,
    // The only hook this site may need sends its text messages.
    hook_timeout: NO_TEXTS,
    hook_timeout_after_retry: NO_TEXTS,
    signup_disabled: `New accounts can’t be opened here right now. Use the address we have on file ${CALL}.`,
    otp_disabled: `New accounts can’t be opened here right now. Use the address we have on file ${CALL}.`,
    user_banned: `This account is locked. Please ${CALL.slice(3)}.`,
    invalid_credentials: WRONG_PAIR,
    AuthInvalidCredentialsError: WRONG_PAIR,
    invalid_jwt: SIGN_IN_AGAIN,
    bad_jwt: SIGN_IN_AGAIN,
    AuthSessionMissingError: 'You are not signed in here. Sign in with a new code.',
    AuthInvalidTokenResponseError: `The sign-in service sent an incomplete answer. Ask for a new code, ${CALL}.`,
    captcha_failed: `We could not confirm you are a person. Do the check again, or reload the page, ${CALL}.`,
  }),
)

const OFFLINE =
  'We can’t reach the sign-in service. Check your connection and try again. Nothing you typed is lost.'
const SERVER_FAULT = `The sign-in service is not working right now. Try again in a few minutes, ${CALL}. Nothing you typed is lost.`
const OTHER = `Something went wrong on our side. Please try again, ${CALL}.`

type SignInError = Pick<AuthError, 'name' | 'code' | 'status'> & { reasons?: readonly string[] }

/** What the server has against a password. */
const WEAKNESSES = new Map([
  ['length', 'it is too short'],
  ['characters', 'it needs more kinds of characters'],
  ['pwned', 'it has appeared in a data leak'],
])

/** An error of the sign-in library in plain words. Chosen by its code or name, never by its text (R211). */
export function explainSignInError({ name, code, status, reasons }: SignInError): string {
  if (code === 'weak_password') return explainWeakPassword(reasons)
  // The library uses this name for every 5xx. Without a response, the status is 0.
  if (name === 'AuthRetryableFetchError') return status ? SERVER_FAULT : OFFLINE
  return MESSAGES.get(code ?? '') ?? MESSAGES.get(name) ?? OTHER
}

function explainWeakPassword(reasons: readonly string[] = []): string {
  const known = reasons.flatMap((reason) => WEAKNESSES.get(reason) ?? [])
  const why = known.length > 0 ? `: ${new Intl.ListFormat('en-US').format(known)}` : ''
  return `That password is too weak${why}. Choose another one, or sign in with a code.`
}

/** Whether the server requires a pause before the next code. */
export function isSendLimit({ code }: Pick<AuthError, 'code'>): boolean {
  return code === 'over_email_send_rate_limit' || code === 'over_sms_send_rate_limit'
}
