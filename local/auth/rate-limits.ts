import { AuthError } from './errors.ts'
import type { AuthSettings } from './settings.ts'

const FIVE_MINUTES = 5 * 60_000
const HOUR = 60 * 60_000
const BURST = 30

export type RateLimits = ReturnType<typeof createRateLimits>

/**
 * The limits per client address and for the whole project; each throws 429 when exceeded.
 * @param now milliseconds
 */
export function createRateLimits(settings: AuthSettings, now: () => number) {
  const perAddress = (limit: number) => {
    const take = createBuckets(limit, FIVE_MINUTES, now)
    return (address: string) => {
      if (!take(address)) {
        throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached')
      }
    }
  }
  const perProject = (limit: number, code: string, message: string) => {
    const take = createBuckets(limit, HOUR, now, limit)
    return () => {
      if (!take('')) throw new AuthError(429, code, message)
    }
  }
  return {
    send: perAddress(settings.LOCAL_AUTH_SENDS_PER_5_MINUTES),
    verify: perAddress(settings.LOCAL_AUTH_VERIFICATIONS_PER_5_MINUTES),
    refresh: perAddress(settings.LOCAL_AUTH_REFRESHES_PER_5_MINUTES),
    email: perProject(
      settings.LOCAL_AUTH_MAILS_PER_HOUR,
      'over_email_send_rate_limit',
      'email rate limit exceeded',
    ),
    phone: perProject(
      settings.LOCAL_AUTH_TEXTS_PER_HOUR,
      'over_sms_send_rate_limit',
      'SMS rate limit exceeded',
    ),
  }
}

/** One token bucket per key, refilled evenly over the period. */
function createBuckets(limit: number, periodMs: number, now: () => number, burst = BURST) {
  const size = Math.min(limit, burst)
  const buckets = new Map<string, { left: number; at: number }>()
  return (key: string): boolean => {
    const last = buckets.get(key) ?? { left: size, at: now() }
    const left = Math.min(size, last.left + ((now() - last.at) * limit) / periodMs)
    buckets.set(key, { left: left >= 1 ? left - 1 : left, at: now() })
    return left >= 1
  }
}
