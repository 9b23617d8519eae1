import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { env } from '@/config/env.ts'
import { loadCaptcha } from '@/lib/load-captcha.ts'
import { useStore } from '@/lib/store.ts'
import { themeStore } from '@/lib/theme.ts'
import type { Captcha } from './captcha.tsx'
import { PhoneLink } from './ui/phone-link.tsx'

/** The widgets' normal size needs at least this width. */
const WIDGET_WIDTH = 304

type CaptchaWidgetProps = Captcha['field'] & NonNullable<typeof env.captcha>

/** The captcha itself, with what to do when it cannot be loaded or was not done. */
export default function CaptchaWidget({
  provider,
  siteKey,
  round,
  problem,
  box,
  onToken,
  onExpired,
}: CaptchaWidgetProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [tries, setTries] = useState(0)
  // The widget does not follow the page's colors.
  const { shown: theme } = useStore(themeStore)
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
