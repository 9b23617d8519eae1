import { CAPTCHA_PROVIDERS, type CaptchaProvider } from '../config/captcha-providers.ts'
import { mountScript } from './mount-script.ts'

/** What both providers have in common. Each ignores options it does not know. */
export type CaptchaApi = {
  render: (
    container: HTMLElement,
    options: {
      sitekey: string
      theme: 'light' | 'dark'
      size: 'normal' | 'compact' | 'flexible'
      /** Turnstile only: reports a failure once, and retries when the user asks. */
      retry: 'never'
      callback: (token: string) => void
      'expired-callback': () => void
      /** Returns true for a handled failure, which the provider then does not log. */
      'error-callback': () => boolean
    },
  ) => string
  remove: (id: string) => void
}

/** The provider's script calls this once it can render its widget. */
const CAPTCHA_ON_LOAD = 'onCaptchaLoad'

const START_TIMEOUT_MS = 10_000

let loading: Promise<CaptchaApi> | null = null

/**
 * Loads the provider's script once per page, and again after a failure.
 * @throws Error when it is blocked, broken or too slow
 */
export function loadCaptcha(provider: CaptchaProvider): Promise<CaptchaApi> {
  loading ??= load(provider).catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

async function load(provider: CaptchaProvider): Promise<CaptchaApi> {
  const page = window as unknown as Record<string, unknown>
  let timer: ReturnType<typeof setTimeout> | undefined
  const started = new Promise<void>((resolve, reject) => {
    page[CAPTCHA_ON_LOAD] = resolve
    timer = setTimeout(() => reject(new Error(`No start of ${provider}`)), START_TIMEOUT_MS)
  })
  const address = `${CAPTCHA_PROVIDERS[provider].script}?render=explicit&onload=${CAPTCHA_ON_LOAD}`
  const { ready, remove } = mountScript(address, START_TIMEOUT_MS)
  try {
    await Promise.all([ready, started])
    return page[provider] as CaptchaApi
  } catch (error) {
    remove()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
