import { useRef, useState } from 'react'
import { env } from '@/config/env.ts'
import { retryableLazy } from '@/lib/lazy-loading.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

const CaptchaWidget = retryableLazy(() => import('./captcha-widget.tsx'))

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

export type Captcha = ReturnType<typeof useCaptcha>

/** The check that a person is sending the form. Renders nothing if the site has no captcha. */
export function CaptchaField({ captcha: { field } }: { captcha: Captcha }) {
  if (!env.captcha) return null
  return (
    <ErrorBoundary loading={<div aria-hidden className="mt-5.5 min-h-[105px]" />}>
      <CaptchaWidget {...field} {...env.captcha} />
    </ErrorBoundary>
  )
}
