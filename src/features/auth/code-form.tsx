import { useEffect, useRef, useState } from 'react'
import { CaptchaField, useCaptcha } from '@/components/captcha.tsx'
import { Button } from '@/components/ui/button.tsx'
import { TextField } from '@/components/ui/text-field.tsx'
import { useSend } from '@/features/api/public.ts'
import { displayAddress } from './address.ts'
import { enterCode, parseCode, sendCode, type SignInProblem } from './sign-in-steps.ts'
import { type PendingSignIn, RESEND_PAUSE } from './pending-sign-in.ts'

type CodeFormProps = {
  pending: PendingSignIn
  onSent: (pending: PendingSignIn) => void
  /** Absent for someone who is signed in and confirms it: the page around the form says what it is for. */
  onChangeAddress?: () => void
  /** Called once the code has been accepted. */
  onDone?: () => void
}

const INCOMPLETE = 'Enter the whole code, six digits or more, without letters.'

/** The second step: the code from the message, a new code after a pause, or another address. */
export function CodeForm({ pending, onSent, onChangeAddress, onDone }: CodeFormProps) {
  const { address, sentAt } = pending
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [notice, setNotice] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const secondsLeft = useCountdown(sentAt + RESEND_PAUSE)
  const captcha = useCaptcha()
  const verifying = useSend<SignInProblem>()
  const resending = useSend<SignInProblem>(captcha)
  const isBusy = verifying.isSending || resending.isSending

  useEffect(() => field.current?.focus(), [])

  const fail = (message: string) => {
    setError(message)
    field.current?.focus()
  }
  const verify = async () => {
    const code = parseCode(text)
    if (code === null) return fail(INCOMPLETE)
    if (isBusy) return
    setError(null)
    setNotice('')
    const outcome = await verifying.send(() => enterCode(address, code))
    if (outcome?.isOk) onDone?.()
    else if (outcome) fail(outcome.problem.message)
  }
  const resend = async () => {
    setError(null)
    setNotice('')
    const outcome = await resending.send(({ captchaToken }) => sendCode(address, captchaToken))
    // Don't bring back a user who has gone back to change the address.
    if (!outcome || !field.current) return
    // When it is too soon, the server's clock decides: start the countdown again.
    if (outcome.isOk || outcome.problem.isTooSoon) onSent({ address, sentAt: Date.now() })
    if (!outcome.isOk) return fail(outcome.problem.message)
    setText('')
    setNotice('A new code is on its way. Only the newest one works now.')
    field.current.focus()
  }

  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void verify()
      }}
    >
      {onChangeAddress && <h1 className="text-[1.875rem]">Enter your code</h1>}
      <p className="mt-3 mb-5.5">
        We sent a code to{' '}
        <span className="inline-block wrap-anywhere">
          <b>{displayAddress(address)}</b>.
        </span>{' '}
        {onChangeAddress && (
          <button type="button" className={LINK_BUTTON} onClick={onChangeAddress}>
            Change<span className="sr-only"> the address</span>
          </button>
        )}
      </p>
      <TextField
        ref={field}
        label="Code"
        hint={`It works once, for ten minutes.${'email' in address ? ' Look in your spam folder too.' : ''}`}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        value={text}
        error={error}
        className="mt-1 min-h-16! text-center text-[1.625rem]! font-semibold tracking-[0.3em]"
        onChange={(event) => {
          setText(event.target.value)
          setError(null)
        }}
      />
      <Button type="submit" disabled={isBusy} className="mt-5.5 w-full">
        {verifying.isSending ? 'Checking…' : onChangeAddress ? 'Sign in' : 'Continue'}
      </Button>
      {secondsLeft === 0 && <CaptchaField captcha={captcha} />}
      <p className="mt-3.5 text-small text-ink-2">
        {secondsLeft > 0 ? (
          <>
            New code in <b className="num">{clock(secondsLeft)}</b>
          </>
        ) : (
          <button
            type="button"
            className={LINK_BUTTON}
            disabled={isBusy}
            onClick={() => void resend()}
          >
            {resending.isSending ? 'Sending…' : 'Send a new code'}
          </button>
        )}
      </p>
      <p role="status" className="text-small font-semibold text-river">
        {notice}
      </p>
    </form>
  )
}

const LINK_BUTTON =
  'inline-flex min-h-6 items-center text-river underline underline-offset-3 hover:text-ink disabled:text-ink-2'

/** 42 → "0:42". */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * Whole seconds until a moment, counting down on screen. 0 once it has passed.
 * @param until milliseconds since 1970
 */
function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tick = () => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }
    const timer = setInterval(tick, 250)
    tick()
    return () => clearInterval(timer)
  }, [until])
  return Math.max(0, Math.ceil((until - now) / 1000))
}
