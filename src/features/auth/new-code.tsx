import { useRef, useState } from 'react'
import { CaptchaField, useCaptcha } from '@/components/captcha.tsx'
import { FormProblem } from '@/components/form-problem.tsx'
import { Button } from '@/components/ui/button.tsx'
import type { Address } from './address.ts'
import { CodeForm } from './code-form.tsx'
import type { PendingSignIn } from './pending-sign-in.ts'
import { sendCode } from './sign-in-steps.ts'

type NewCodeProps = { address: Address; onDone: () => void }

/** A new code from someone who is signed in, to their known address. The page and its session stay as they are. */
export function NewCode({ address, onDone }: NewCodeProps) {
  const [pending, setPending] = useState<PendingSignIn | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const isBusy = useRef(false)
  const captcha = useCaptcha()
  if (pending) return <CodeForm pending={pending} onSent={setPending} onDone={onDone} />

  const send = async () => {
    const captchaToken = captcha.take()
    if (captchaToken === null || isBusy.current) return
    isBusy.current = true
    setIsSending(true)
    setProblem(null)
    const result = await sendCode(address, captchaToken)
    isBusy.current = false
    setIsSending(false)
    captcha.renew()
    // When it is too soon for another code, they have one.
    if (result.isSent || result.isTooSoon) setPending({ address, sentAt: Date.now() })
    else setProblem(result.message)
  }
  return (
    <>
      {problem && <FormProblem message={problem} />}
      <CaptchaField captcha={captcha} />
      <Button className="mt-5.5 w-full" disabled={isSending} onClick={() => void send()}>
        {isSending ? 'Sending…' : 'Send me a code'}
      </Button>
    </>
  )
}
