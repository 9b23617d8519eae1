import type { Mailbox } from '../mailbox/mailbox.ts'
import type { createCaptchaCheck } from './captcha.ts'
import type { RateLimits } from './rate-limits.ts'
import type { AuthSettings } from './settings.ts'
import type { Store } from './store.ts'

/** The state shared by the stand-in's requests. */
export type Context = {
  settings: AuthSettings
  store: Store
  limits: RateLimits
  checkCaptcha: ReturnType<typeof createCaptchaCheck>
  deliver: Mailbox['deliver']
  /** Milliseconds; tests advance it. */
  now: () => number
}

/** One call: `address` is the client's, `origin` the server's own. */
export type Call = { request: Request; url: URL; address: string; context: Context }
export type Handler = (call: Call) => Promise<Response> | Response
