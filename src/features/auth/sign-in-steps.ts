import { importChunk } from '@/lib/lazy-loading.tsx'
import { toPlainText } from '@/shared/plain-text.ts'
import type { Address } from './address.ts'
import type { Outcome } from '@/features/api/public.ts'
import { explainSignInError, isSendLimit } from './sign-in-errors.ts'

/** `message` says what is wrong and what to do. `isTooSoon`: the user probably has a code. */
export type SignInProblem = { message: string; isTooSoon: boolean }
type SignInOutcome = Outcome<null, SignInProblem>

const NOT_LOADED =
  'Sign-in could not be loaded. Try again when you are online; what you typed stays here.'

/** For errors that the library throws instead of returning, as when a browser cannot store the session. */
const UNKNOWN = { name: 'Error', code: undefined, status: undefined }

/**
 * Requests a code, after loading the sign-in library.
 * @param captchaToken the captcha's token, if the site has a captcha
 */
export function sendCode(address: Address, captchaToken?: string): Promise<SignInOutcome> {
  return ask((client) => client.sendCode(address, captchaToken))
}

/** Signs in with a code. */
export function enterCode(address: Address, code: string): Promise<SignInOutcome> {
  return ask((client) => client.verifyCode(address, code))
}

type Client = typeof import('./auth-client.ts')

async function ask(
  call: (client: Client) => ReturnType<Client['verifyCode']>,
): Promise<SignInOutcome> {
  const client = await importChunk(() => import('./auth-client.ts')).catch(() => null)
  if (client === null) return { isOk: false, problem: { message: NOT_LOADED, isTooSoon: false } }
  const error = await call(client).catch(() => UNKNOWN)
  if (error === null) return { isOk: true, data: null }
  return {
    isOk: false,
    problem: { message: explainSignInError(error), isTooSoon: isSendLimit(error) },
  }
}

const CODE = /^\d{6,10}$/

/**
 * The digits of a code as typed or pasted, without spaces, dashes and invisible characters (R213). Null if it
 * is not a code: servers send 6 to 10 digits.
 */
export function parseCode(text: string): string | null {
  const code = toPlainText(text).replace(/[\s-]/g, '')
  return CODE.test(code) ? code : null
}
