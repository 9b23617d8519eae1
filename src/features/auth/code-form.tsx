import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { CaptchaField, useCaptcha } from '@/components/captcha.tsx'
import { FormProblem } from '@/components/form-problem.tsx'
import { Button } from '@/components/ui/button.tsx'
import { TextField } from '@/components/ui/text-field.tsx'
import { useSend } from '@/features/api/public.ts'
import { displayAddress } from './address.ts'
import { enterCode, parseCode, sendCode, type SignInProblem } from './sign-in-steps.ts'
import { CODE_LIFETIME, type PendingSignIn, RESEND_PAUSE } from './pending-sign-in.ts'

type CodeFormProps = {
  pending: PendingSignIn
  onSent: (pending: PendingSignIn) => void
  /** Absent for someone who is signed in and confirms it: the page around the form says what it is for. */
  onChangeAddress?: () => void
  /** Called once the code has been accepted. */
  onDone?: () => void
}

const INCOMPLETE = 'Enter all six digits.'

/**
 * The second step: the code from the message, a new code after a pause, or another address. Once the code has expired,
 * only a new one helps.
 */
export function CodeForm({ pending, onSent, onChangeAddress, onDone }: CodeFormProps) {
  const { address, sentAt } = pending
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [notice, setNotice] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const now = useNowUntil(sentAt + CODE_LIFETIME)
  const secondsLeft = Math.max(0, Math.ceil((sentAt + RESEND_PAUSE - now) / 1000))
  const captcha = useCaptcha()
  const verifying = useSend<SignInProblem>()
  const resending = useSend<SignInProblem>(captcha)
  const isBusy = verifying.isSending || resending.isSending
  const isExpired = now >= sentAt + CODE_LIFETIME && !verifying.isSending

  // On the field, or the button in its place.
  useEffect(() => {
    const first = isExpired ? 'button[type=submit]' : 'input'
    form.current?.querySelector<HTMLElement>(first)?.focus()
  }, [isExpired])

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
    if (!outcome || !form.current) return
    // When it is too soon, the server's clock decides: start the countdown again.
    if (outcome.isOk || outcome.problem.isTooSoon) onSent({ address, sentAt: Date.now() })
    if (!outcome.isOk) return fail(outcome.problem.message)
    setText('')
    setNotice('A new code is on its way. Only the newest one works now.')
    field.current?.focus()
  }

  const isSignIn = onChangeAddress !== undefined
  const resendLabel = resending.isSending ? 'Sending…' : 'Send a new code'
  const checkLabel = isSignIn ? 'Sign in' : 'Continue'
  const verifyLabel = verifying.isSending ? 'Checking…' : checkLabel
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void (isExpired ? resend() : verify())
      }}
    >
      {isSignIn && (
        <h1 className="text-[1.875rem]">
          {isExpired ? 'This code has expired' : 'Enter your code'}
        </h1>
      )}
      <p className="mt-3 mb-5.5">
        {isExpired && !isSignIn && 'This code has expired. '}
        {isExpired ? 'We can send a new one to ' : 'We sent a code to '}
        <span className="inline-block wrap-anywhere">
          <b>{displayAddress(address)}</b>.
        </span>
      </p>
      {isExpired ? (
        <>
          {resending.problem && <FormProblem message={resending.problem.message} />}
          <CaptchaField captcha={captcha} />
        </>
      ) : (
        <TextField
          ref={field}
          label="Code"
          hint={`Good for ten minutes.${'email' in address ? ' Not there? Look in spam.' : ''}`}
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
      )}
      <Button type="submit" disabled={isBusy} className={clsx('w-full', !isExpired && 'mt-5.5')}>
        {isExpired ? resendLabel : verifyLabel}
      </Button>
      {secondsLeft === 0 && !isExpired && <CaptchaField captcha={captcha} />}
      <p className="mt-3.5 text-small text-ink-2">
        {secondsLeft > 0 && (
          <>
            No code yet? Ask for a new one in <b className="num">{clock(secondsLeft)}</b>.{' '}
          </>
        )}
        {secondsLeft === 0 && !isExpired && (
          <button
            type="button"
            className={LINK_BUTTON}
            disabled={isBusy}
            onClick={() => void resend()}
          >
            {resendLabel}
          </button>
        )}
        {isSignIn && (
          <button type="button" className={LINK_BUTTON} onClick={onChangeAddress}>
            Change the address
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
  'inline-flex min-h-6 items-center text-river underline underline-offset-3 not-last:mr-4 hover:text-ink disabled:text-ink-2'

/** 42 → "0:42". */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * The time, which goes on each second until a moment.
 * @param until milliseconds since 1970, as is the result
 */
function useNowUntil(until: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tick = () => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }
    const timer = setInterval(tick, 500)
    tick()
    return () => clearInterval(timer)
  }, [until])
  return now
}
