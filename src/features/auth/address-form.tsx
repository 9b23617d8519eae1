import { useEffect, useRef, useState } from 'react'
import { CaptchaField, useCaptcha } from '@/components/captcha.tsx'
import { Button } from '@/components/ui/button.tsx'
import { TextField } from '@/components/ui/text-field.tsx'
import { useSend } from '@/features/api/public.ts'
import { type Address, displayAddress, parseAddress } from './address.ts'
import { type PendingSignIn, RESEND_PAUSE } from './pending-sign-in.ts'
import { sendCode, type SignInProblem } from './sign-in-steps.ts'

type AddressFormProps = {
  text: string
  /** The code step that the user came back from, if any. */
  left: PendingSignIn | null
  onText: (text: string) => void
  onSent: (pending: PendingSignIn) => void
}

/** The first step: where to send the code. */
export function AddressForm({ text, left, onText, onSent }: AddressFormProps) {
  const [error, setError] = useState<string | null>(null)
  /** Set when the server won't send another code yet: the user probably has one. */
  const [sentBefore, setSentBefore] = useState<Address | null>(null)
  const captcha = useCaptcha()
  const { send, isSending } = useSend<SignInProblem>(captcha)
  const field = useRef<HTMLInputElement>(null)

  // The button that led back here is gone.
  useEffect(() => {
    if (left) field.current?.focus()
  }, [left])

  const fail = (message: string) => {
    setError(message)
    field.current?.focus()
  }
  const submit = async () => {
    const { address, problem } = parseAddress(text)
    if (!address) return fail(problem)
    if (left && isSame(address, left.address) && Date.now() - left.sentAt < RESEND_PAUSE) {
      return onSent(left)
    }
    setError(null)
    const outcome = await send(({ captchaToken }) => sendCode(address, captchaToken))
    if (!outcome) return
    if (outcome.isOk) return onSent({ address, sentAt: Date.now() })
    setSentBefore(outcome.problem.isTooSoon ? address : null)
    fail(outcome.problem.message)
  }

  const enterCode = () => {
    const { address } = parseAddress(text)
    if (!address) return fail('Enter the email address or number the code was sent to.')
    // Offer a new code at once: the server decides whether to send it.
    onSent({ address, sentAt: Date.now() - RESEND_PAUSE })
  }

  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h1 className="text-[1.875rem]">Sign in</h1>
      <p className="mt-3 mb-5.5">
        We send you a code by email or text message. There is no password to remember.
      </p>
      <TextField
        ref={field}
        label="Email or mobile number"
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        error={error}
        onChange={(event) => {
          onText(event.target.value)
          setError(null)
          setSentBefore(null)
        }}
      />
      <CaptchaField captcha={captcha} />
      <Button type="submit" disabled={isSending} className="mt-5.5 w-full">
        {isSending ? 'Sending…' : 'Send me a code'}
      </Button>
      {!sentBefore && (
        <button type="button" className={LINK_BUTTON} onClick={enterCode}>
          I already have a code
        </button>
      )}
      {sentBefore && (
        <Button
          variant="outline"
          className="mt-3 w-full"
          onClick={() => onSent({ address: sentBefore, sentAt: Date.now() })}
        >
          Enter a code you have
        </Button>
      )}
    </form>
  )
}

const LINK_BUTTON =
  'mt-3 inline-flex min-h-11 items-center text-river underline underline-offset-3 hover:text-ink'

const isSame = (one: Address, other: Address) => displayAddress(one) === displayAddress(other)
