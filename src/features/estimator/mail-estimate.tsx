import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { CaptchaField, useCaptcha } from '@/components/captcha.tsx'
import { FormProblem } from '@/components/form-problem.tsx'
import { Honeypot } from '@/components/honeypot.tsx'
import { Button } from '@/components/ui/button.tsx'
import { TextField } from '@/components/ui/text-field.tsx'
import { type FormToken, requestFormToken, sendForm, useSend } from '@/features/api/public.ts'
import {
  estimateMailFormSchema,
  estimateMailResponseSchema,
} from '@/shared/contracts/estimate-mail.ts'
import { TextButton } from './text-button.tsx'

/** A token for the form, or null when our server cannot be reached or sends no emails. */
export async function requestMailToken(): Promise<FormToken | null> {
  const token = await requestFormToken()
  return token?.sendsMails ? token : null
}

type MailEstimateProps = {
  token: FormToken
  /** The answers as in the estimate's link, after "#estimate?". */
  answers: string
  /** Receives the field, which is focused first. */
  field: RefObject<HTMLInputElement | null>
  onSent: (email: string) => void
  onCancel: () => void
  /** Opens the visitor's own email program instead. */
  onProgram: () => void
  /** Another way to keep the estimate, below the buttons. */
  children: ReactNode
}

/** Asks for the address to which we email the link to the estimate. */
export default function MailEstimate({
  token,
  answers,
  field,
  onSent,
  onCancel,
  onProgram,
  children,
}: MailEstimateProps) {
  const [email, setEmail] = useState('')
  const [website, setWebsite] = useState('')
  const [error, setError] = useState<string | null>(null)
  const captcha = useCaptcha()
  const { send, isSending, problem } = useSend(captcha)

  useEffect(() => field.current?.focus(), [field])

  const submit = async () => {
    const form = estimateMailFormSchema.safeParse({ email, answers })
    if (!form.success) {
      setError(form.error.issues[0]?.message ?? null)
      field.current?.focus()
      return
    }
    setError(null)
    const outcome = await send(({ keyFor, captchaToken }) =>
      sendForm('/api/contact?send=estimate', {
        body: { ...form.data, website, captchaToken },
        token,
        key: keyFor(form.data),
        schema: estimateMailResponseSchema,
      }),
    )
    if (outcome?.isOk) onSent(form.data.email)
    else setError(outcome?.problem.fields?.email ?? null)
  }

  return (
    <form
      method="dialog"
      noValidate
      className="keep-mail mx-3.5 mt-1 mb-3.5 grid gap-4 rounded bg-sheet p-4 text-ink max-md:mx-2 max-md:mb-2 max-md:px-3 max-md:py-3.5"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {problem && (
        <div>
          <FormProblem message={problem.fields?.answers ?? problem.message} />
          <TextButton onClick={onProgram}>Use your own email program</TextButton>
        </div>
      )}
      <TextField
        ref={field}
        label="Your email address"
        hint="Your address and your answers go to our server once, to make this email. Both are deleted when it is sent."
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        error={error}
        readOnly={isSending}
        onChange={(event) => {
          setEmail(event.target.value)
          setError(null)
        }}
      />
      <Honeypot value={website} onChange={setWebsite} />
      {/* It has a margin of its own. */}
      <div className="-mt-4 empty:hidden">
        <CaptchaField captcha={captcha} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3">
        <Button type="submit" size="sm" disabled={isSending}>
          {isSending ? 'Sending…' : 'Email the link'}
        </Button>
        <Button variant="outline" size="sm" onClick={onCancel}>
          Cancel
        </Button>
        {children}
      </div>
    </form>
  )
}
