import { useLayoutEffect, useState } from 'react'
import { useKeptText } from '@/lib/kept-text'
import { AddressForm } from './address-form'
import { CodeForm } from './code-form'
import {
  clearPendingSignIn,
  type PendingSignIn,
  readPendingSignIn,
  savePendingSignIn,
} from './pending-sign-in'

/** Signing in by a one-time code: first the address, then the code (R197-R214). */
export function SignIn() {
  const [pending, setPending] = useState<PendingSignIn | null>(null)
  const [left, setLeft] = useState<PendingSignIn | null>(null)
  // Kept when the visitor goes back to change it, so that nothing is typed twice.
  const [typedAddress, setTypedAddress] = useState('')
  useKeptText('signInAddress', typedAddress, setTypedAddress)

  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser can tell what is stored
    setPending(readPendingSignIn(Date.now()))
  }, [])

  const follow = (next: PendingSignIn) => {
    savePendingSignIn(next)
    setPending(next)
  }
  const change = () => {
    clearPendingSignIn()
    setLeft(pending)
    setPending(null)
  }
  return pending ? (
    <CodeForm pending={pending} onSent={follow} onChangeAddress={change} />
  ) : (
    <AddressForm text={typedAddress} left={left} onText={setTypedAddress} onSent={follow} />
  )
}
