import { useState } from 'react'
import type { Address } from './address.ts'
import { CodeForm, NewCodeButton } from './code-form.tsx'
import type { PendingSignIn } from './pending-sign-in.ts'

type NewCodeProps = { address: Address; onDone: () => void }

/** A new code from someone who is signed in, to their known address. The page and its session stay as they are. */
export function NewCode({ address, onDone }: NewCodeProps) {
  const [pending, setPending] = useState<PendingSignIn | null>(null)
  if (pending) return <CodeForm pending={pending} onSent={setPending} onDone={onDone} />
  return <NewCodeButton label="Send me a code" address={address} onSent={setPending} />
}
