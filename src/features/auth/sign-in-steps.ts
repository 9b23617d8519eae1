import { importChunk } from '@/lib/lazy-loading.tsx'
import { toPlainText } from '@/shared/plain-text.ts'
import type { Address } from './address.ts'
import { explainSignInError, isSendLimit } from './sign-in-errors.ts'

type SendResult = { isSent: true } | { isSent: false; message: string; isTooSoon: boolean }

const NOT_LOADED =
  'Sign-in could not be loaded. Check your connection and try again. Nothing you typed is lost.'

/** For errors that the library throws instead of returning, as when a browser cannot store the session. */
const UNKNOWN = { name: 'Error', code: undefined, status: undefined }

/**
 * Requests a code, after loading the sign-in library. `message` says what is wrong and what to do.
 * @param captchaToken the captcha's token, if the site has a captcha
 */
export async function sendCode(address: Address, captchaToken?: string): Promise<SendResult> {
  const client = await loadClient()
  if (client === null) return { isSent: false, message: NOT_LOADED, isTooSoon: false }
  const error = await client.sendCode(address, captchaToken).catch(() => UNKNOWN)
  return error
    ? { isSent: false, message: explainSignInError(error), isTooSoon: isSendLimit(error) }
    : { isSent: true }
}

/** Signs in with a code. @returns null when it worked, else what is wrong and what to do */
export async function enterCode(address: Address, code: string): Promise<string | null> {
  const client = await loadClient()
  if (client === null) return NOT_LOADED
  const error = await client.verifyCode(address, code).catch(() => UNKNOWN)
  return error && explainSignInError(error)
}

const loadClient = () => importChunk(() => import('./auth-client.ts')).catch(() => null)

const CODE = /^\d{6,10}$/

/**
 * The digits of a code as typed or pasted, without spaces, dashes and invisible characters (R213). Null if it
 * is not a code: servers send 6 to 10 digits.
 */
export function parseCode(text: string): string | null {
  const code = toPlainText(text).replace(/[\s-]/g, '')
  return CODE.test(code) ? code : null
}
