import { z } from 'zod'
import { CAPTCHA_PROVIDERS } from '../../../src/config/captcha-providers.ts'
import { site } from '../../../src/config/site.ts'
import { readEnv } from './env.ts'
import { readLimited } from './read-limited.ts'
import { CALL_US } from '../../../src/shared/call-us.ts'
import { Refusal } from './refusal.ts'

const TIMEOUT_MS = 3000
const MAX_BYTES = 16_000

const answerSchema = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string().regex(/^[a-z-]{1,40}$/)).default([]),
})
/** The token was missing, invented, used or too old. Any other error is ours or the provider's. */
const TOKEN_ERROR = /-input-response$|^timeout-or-duplicate$|^already-seen-response$/

/**
 * Has the captcha's provider check the token of a form. Does nothing when no captcha is configured.
 * @returns whether one is
 * @throws Refusal 422 when the check must be done again, 503 when the provider cannot check it
 */
export async function requirePerson(token: string | undefined): Promise<boolean> {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SECRET: secret } = readEnv()
  if (!provider || !secret) return false
  const codes = token ? await verify(CAPTCHA_PROVIDERS[provider].verify, secret, token) : ['none']
  if (codes === null) return true
  if (!token || codes.some((code) => TOKEN_ERROR.test(code))) {
    const message = 'Please confirm again that you are a person, then send this again.'
    throw new Refusal(
      422,
      'captcha_failed',
      `${message} If that does not work, call ${site.phone.display}.`,
    )
  }
  console.error(JSON.stringify({ error: 'captcha_down', reason: codes.join(' ') }))
  throw new Refusal(
    503,
    'unavailable',
    `We cannot check right now that you are a person. ${CALL_US}`,
  )
}

/** The provider's errors, without text of its own, or null for a good token. Never throws. */
async function verify(address: string, secret: string, response: string): Promise<string[] | null> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ secret, response }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const parsed = answerSchema.parse(JSON.parse(await readLimited(answer, MAX_BYTES)))
    return parsed.success ? null : parsed['error-codes']
  } catch (error) {
    return [error instanceof Error ? error.name : 'unreachable']
  }
}
