import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { NeedsScript } from '@/components/needs-script.tsx'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { SIGN_IN_NEEDS_SCRIPT } from '@/lib/phrases.ts'
import { useAuth } from '@/features/auth/auth-provider.tsx'
import { clearPendingSignIn } from '@/features/auth/pending-sign-in.ts'
import { SignIn } from '@/features/auth/sign-in.tsx'
import { takeIntendedPath } from '@/lib/intended-path.ts'
import './auth.css'

export default function AuthPage() {
  useLeaveWhenSignedIn()
  return (
    <section className="solo relative isolate grid items-start justify-items-center overflow-clip">
      {/* Without the sky above, a contrast theme would show its edge across the sheet. */}
      <div
        aria-hidden
        className="solo-picture absolute inset-x-0 bottom-0 -z-1 forced-colors:hidden"
      />
      <div className="relative w-[min(100%,480px)] rounded bg-sheet p-[clamp(24px,4vw,40px)] shadow-sheet">
        <NeedsScript text={SIGN_IN_NEEDS_SCRIPT} />
        <SignIn />
        <p className="mt-4 border-t border-rule pt-3.5 text-small text-ink-2">
          We keep no password and no tax papers here. Trouble? Call <PhoneLink hasIcon={false} />.
        </p>
      </div>
    </section>
  )
}

/** Goes where the visitor was going, or to the account page (R216). */
function useLeaveWhenSignedIn(): void {
  const { user } = useAuth()
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  useEffect(() => {
    if (user === null || isLeaving.current) return
    isLeaving.current = true
    clearPendingSignIn()
    void navigate(takeIntendedPath() ?? '/account', { replace: true })
  }, [user, navigate])
}
