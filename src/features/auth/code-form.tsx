import { useEffect, useRef, useState } from 'react'
import { CaptchaField, useCaptcha } from '@/components/captcha.tsx'
import { FormProblem } from '@/components/form-problem.tsx'
import { Button } from '@/components/ui/button.tsx'
import { TextField } from '@/components/ui/text-field.tsx'
import { useSend } from '@/features/api/public.ts'
import { type Address, displayAddress } from './address.ts'
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
  const now = useNowUntil(sentAt + CODE_LIFETIME)
  const secondsLeft = Math.max(0, Math.ceil((sentAt + RESEND_PAUSE - now) / 1000))
  const captcha = useCaptcha()
  const verifying = useSend<SignInProblem>()
  const resending = useSend<SignInProblem>(captcha)
  const isBusy = verifying.isSending || resending.isSending
  const isExpired = now >= sentAt + CODE_LIFETIME && !verifying.isSending

  useEffect(() => field.current?.focus(), [isExpired])

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

  const startAgain = (sent: PendingSignIn) => {
    setText('')
    setError(null)
    onSent(sent)
  }
  const change = onChangeAddress && (
    <button type="button" className={LINK_BUTTON} onClick={onChangeAddress}>
      Change the address
    </button>
  )
  const to = <b className="wrap-anywhere">{displayAddress(address)}</b>
  if (isExpired) {
    return (
      <>
        {change && <h1 className="text-[1.875rem]">This code has expired</h1>}
        <p className="mt-3 mb-5.5">
          {!change && 'This code has expired. '}We can send a new one to {to}.
        </p>
        <NewCodeButton label="Send a new code" isFocused address={address} onSent={startAgain} />
        <p className="mt-3.5 text-small">{change}</p>
      </>
    )
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
      {change && <h1 className="text-[1.875rem]">Enter your code</h1>}
      <p className="mt-3 mb-5.5">We sent a code to {to}.</p>
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
      <Button type="submit" disabled={isBusy} className="mt-5.5 w-full">
        {verifying.isSending ? 'Checking…' : change ? 'Sign in' : 'Continue'}
      </Button>
      {secondsLeft === 0 && <CaptchaField captcha={captcha} />}
      <p className="mt-3.5 flex flex-wrap gap-x-4 text-small text-ink-2">
        {secondsLeft > 0 ? (
          <span>
            No code yet? Ask for a new one in <b className="num">{clock(secondsLeft)}</b>.
          </span>
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
        {change}
      </p>
      <p role="status" className="text-small font-semibold text-river">
        {notice}
      </p>
    </form>
  )
}

type NewCodeButtonProps = {
  label: string
  isFocused?: boolean
  address: Address
  onSent: (pending: PendingSignIn) => void
}

/** Sends a code to a known address. When it is too soon for another one, they have one. */
function NewCodeButton({ label, isFocused, address, onSent }: NewCodeButtonProps) {
  const captcha = useCaptcha()
  const { send, isSending, problem } = useSend<SignInProblem>(captcha)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocused) button.current?.focus()
  }, [isFocused])
  const ask = async () => {
    const outcome = await send(({ captchaToken }) => sendCode(address, captchaToken))
    if (outcome && (outcome.isOk || outcome.problem.isTooSoon)) {
      onSent({ address, sentAt: Date.now() })
    }
  }
  return (
    <>
      {problem && <FormProblem message={problem.message} />}
      <CaptchaField captcha={captcha} />
      <Button
        ref={button}
        className="mt-5.5 w-full"
        disabled={isSending}
        onClick={() => void ask()}
      >
        {isSending ? 'Sending…' : label}
      </Button>
    </>
  )
}

type NewCodeProps = { address: Address; onDone: () => void }

/** A new code from someone who is signed in, to their known address. The page and its session stay as they are. */
export function NewCode({ address, onDone }: NewCodeProps) {
  const [pending, setPending] = useState<PendingSignIn | null>(null)
  if (pending) return <CodeForm pending={pending} onSent={setPending} onDone={onDone} />
  return <NewCodeButton label="Send me a code" address={address} onSent={setPending} />
}

const LINK_BUTTON =
  'inline-flex min-h-6 items-center text-river underline underline-offset-3 hover:text-ink disabled:text-ink-2'

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
