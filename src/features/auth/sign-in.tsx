import { useState } from 'react'
import { usePersisted } from '@/lib/use-persisted.ts'
import { useReloadDraft } from '@/lib/use-reload-draft.ts'
import { displayAddress } from './address.ts'
import { AddressForm } from './address-form.tsx'
import { CodeForm } from './code-form.tsx'
import { isRunning, PERSISTED_SIGN_IN, type PendingSignIn } from './pending-sign-in.ts'

/** Signing in with a one-time code: first the address, then the code (R197-R214). */
export function SignIn() {
  const [pending, setPending] = useState<PendingSignIn | null>(null)
  const [left, setLeft] = useState<PendingSignIn | null>(null)
  // Kept in case the user goes back to change it, so that nothing has to be typed twice.
  const [typedAddress, setTypedAddress] = useState('')
  useReloadDraft('signInAddress', typedAddress, setTypedAddress)

  const text = pending === null ? null : JSON.stringify(pending)
  usePersisted(PERSISTED_SIGN_IN, text, (stored) => {
    if (stored) setTypedAddress(displayAddress(stored.address))
    setPending(stored && isRunning(stored) ? stored : null)
  })

  const change = () => {
    setLeft(pending)
    setPending(null)
  }
  return pending ? (
    <CodeForm pending={pending} onSent={setPending} onChangeAddress={change} />
  ) : (
    <AddressForm text={typedAddress} left={left} onText={setTypedAddress} onSent={setPending} />
  )
}
