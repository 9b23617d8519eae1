import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { env } from '@/config/env.ts'
import { loadCaptcha } from './load-captcha.ts'

/** The widgets' normal size needs at least this width. */
const WIDGET_WIDTH = 304

const NOT_DONE = 'Do this check first, then press the button again.'
const EXPIRED = 'The check has expired. Please do it again.'

/** The captcha of a form, rendered by CaptchaField. */
export function useCaptcha() {
  const token = useRef<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const [round, setRound] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)

  const renew = (message: string | null = null) => {
    token.current = null
    setProblem(message)
    setRound((last) => last + 1)
  }
  /**
   * The token for one request. Undefined when the site has no captcha. Null if the check
   * is not done yet: the form then says so.
   */
  const take = () => {
    if (!env.captcha) return undefined
    if (token.current === null) {
      setProblem(NOT_DONE)
      box.current?.focus()
    }
    return token.current
  }
  const onToken = (next: string | null) => {
    token.current = next
    if (next !== null) setProblem(null)
  }
  return {
    take,
    /** A token works for one request, even if that fails. */
    renew: () => renew(),
    field: { round, problem, box, onToken, onExpired: () => renew(EXPIRED) },
  }
}

type Captcha = ReturnType<typeof useCaptcha>

/** The check that a person is asking for the code. Renders nothing if the site has no captcha. */
export function CaptchaField({ captcha: { field } }: { captcha: Captcha }) {
  return env.captcha ? <Widget {...field} {...env.captcha} /> : null
}

type WidgetProps = Captcha['field'] & NonNullable<typeof env.captcha>

function Widget({ provider, siteKey, round, problem, box, onToken, onExpired }: WidgetProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [tries, setTries] = useState(0)
  const theme = useShownTheme()
  const place = useRef<HTMLDivElement>(null)
  const giveToken = useEffectEvent(onToken)
  const expire = useEffectEvent(onExpired)

  useEffect(() => {
    let isMounted = true
    let remove = () => {}
    giveToken(null)
    const fail = () => {
      if (!isMounted) return true
      giveToken(null)
      setState('failed')
      return true
    }
    const draw = async () => {
      // A page reloaded in its second step shows the first step only for this moment.
      await Promise.resolve()
      if (!isMounted) return
      const api = await loadCaptcha(provider)
      const container = place.current
      if (!isMounted || !container) return
      const isNarrow = container.clientWidth < WIDGET_WIDTH
      const id = api.render(container, {
        sitekey: siteKey,
        theme,
        size: isNarrow ? 'compact' : provider === 'turnstile' ? 'flexible' : 'normal',
        retry: 'never',
        callback: (token) => giveToken(token),
        'expired-callback': () => expire(),
        'error-callback': fail,
      })
      remove = () => api.remove(id)
      setState('shown')
    }
    draw().catch(fail)
    return () => {
      isMounted = false
      remove()
    }
  }, [provider, siteKey, theme, round, tries])

  return (
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby="captcha-label"
      aria-describedby="captcha-problem"
      className="mt-5.5"
    >
      <p id="captcha-label" className="mb-1.5 text-ui leading-[1.35] font-[650]">
        Confirm you are a person
      </p>
      {state !== 'failed' && (
        <div className="relative min-h-[78px]">
          {state === 'loading' && (
            <p className="grid min-h-[65px] place-items-center border border-dashed border-rule text-small text-ink-2">
              Loading the check…
            </p>
          )}
          <div ref={place} />
        </div>
      )}
      <div role="status">
        {state === 'failed' && (
          <p className="border-l-4 border-brass bg-brass-tint px-3.5 py-2.5 text-small">
            The check could not be loaded. An ad blocker or a weak connection may be blocking it.{' '}
            <button
              type="button"
              className="inline-flex min-h-6 items-center text-river underline underline-offset-3 hover:text-ink"
              onClick={() => {
                setState('loading')
                setTries((last) => last + 1)
                box.current?.focus()
              }}
            >
              Try again
            </button>
            , or call <PhoneLink hasIcon={false} />.
          </p>
        )}
      </div>
      <p id="captcha-problem" role="alert" className="text-small font-semibold text-red">
        {problem}
      </p>
    </div>
  )
}

/** The current theme: the widget does not follow the page's colors. */
function useShownTheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribeToTheme, readTheme, () => 'light')
}

const readTheme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

function subscribeToTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
