import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { parseAddress } from './address'
import { sendCode } from './sign-in-steps'
import type { PendingSignIn } from './pending-sign-in'

export type AddressFormProps = {
  text: string
  onText: (text: string) => void
  onSent: (pending: PendingSignIn) => void
}

const UNREADABLE =
  'Enter an email address, such as pat@example.com, or a mobile number with its ten digits.'

/** The first step: where the code goes. */
export function AddressForm({ text, onText, onSent }: AddressFormProps) {
  const [error, setError] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const isBusy = useRef(false)
  const field = useRef<HTMLInputElement>(null)

  const fail = (words: string) => {
    setError(words)
    field.current?.focus()
  }
  const submit = async () => {
    const address = parseAddress(text)
    if (address === null) return fail(UNREADABLE)
    if (isBusy.current) return
    isBusy.current = true
    setIsSending(true)
    setError(null)
    const result = await sendCode(address)
    isBusy.current = false
    setIsSending(false)
    if (result.isSent) onSent({ address, sentAt: Date.now() })
    else fail(result.words)
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
        }}
      />
      <Button type="submit" disabled={isSending} className="mt-5.5 w-full">
        {isSending ? 'Sending…' : 'Send me a code'}
      </Button>
    </form>
  )
}
