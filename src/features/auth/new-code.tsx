import { useState } from 'react'
import { CaptchaField, useCaptcha } from '@/components/captcha.tsx'
import { FormProblem } from '@/components/form-problem.tsx'
import { Button } from '@/components/ui/button.tsx'
import { useSend } from '@/features/api/public.ts'
import type { Address } from './address.ts'
import { CodeForm } from './code-form.tsx'
import type { PendingSignIn } from './pending-sign-in.ts'
import { sendCode, type SignInProblem } from './sign-in-steps.ts'

type NewCodeProps = { address: Address; onDone: () => void }

/** A new code from someone who is signed in, to their known address. The page and its session stay as they are. */
export function NewCode({ address, onDone }: NewCodeProps) {
  const [pending, setPending] = useState<PendingSignIn | null>(null)
  const captcha = useCaptcha()
  const { send, isSending, problem } = useSend<SignInProblem>(captcha)
  if (pending) return <CodeForm pending={pending} onSent={setPending} onDone={onDone} />

  const ask = async () => {
    const outcome = await send(({ captchaToken }) => sendCode(address, captchaToken))
    // When it is too soon for another code, they have one.
    if (outcome && (outcome.isOk || outcome.problem.isTooSoon)) {
      setPending({ address, sentAt: Date.now() })
    }
  }
  return (
    <>
      {problem && <FormProblem message={problem.message} />}
      <CaptchaField captcha={captcha} />
      <Button className="mt-5.5 w-full" disabled={isSending} onClick={() => void ask()}>
        {isSending ? 'Sending…' : 'Send me a code'}
      </Button>
    </>
  )
}
