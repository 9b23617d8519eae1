import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { noBreak } from '@/components/no-break.tsx'
import { Button, ButtonExternalLink, ButtonLink } from '@/components/ui/button.tsx'
import { NeedsScript } from '@/components/needs-script.tsx'
import { Scene } from '@/components/scene.tsx'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { dropOffHref } from '@/config/links.ts'
import { site } from '@/config/site.ts'
import { SIGN_IN_NEEDS_SCRIPT, SIGN_IN_UNREACHABLE } from '@/content/phrases.ts'
import { showToast } from '@/lib/toast.ts'
import { importChunk, preloadChunk } from '@/lib/lazy-loading.tsx'
import { displayAddress } from './address.ts'
import { useAuth } from './auth-provider.tsx'

/**
 * The user's identity, the portals, what this device keeps, and signing out (R216). Portals are in the same
 * place for everyone, so that nothing moves once it is known who is signed in.
 */
export function Account({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const userId = user?.id
  // Stays on the page after its notification is gone.
  const [isSignedOutHereOnly, setIsSignedOutHereOnly] = useState(false)
  const heading = useFocusOnceSignedOut(userId)

  useEffect(() => {
    if (userId === undefined) return
    // Notices a session that was ended on another device.
    void preloadChunk(() => import('./auth-client.ts'))
      .then((client) => client?.checkSession())
      .catch(() => {})
  }, [userId])

  return (
    <div className="wrap min-h-screen pt-[clamp(28px,5vw,56px)] pb-section">
      <div className="items-center gap-[clamp(24px,4vw,64px)] max-lg:flex max-lg:flex-col max-lg:items-stretch lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h1 ref={heading} tabIndex={-1} className="scroll-mt-24">
            Your account
          </h1>
          <NeedsScript text={SIGN_IN_NEEDS_SCRIPT} />
          <Status />
        </div>
        <Scene name="storefront" className="head-picture max-lg:hidden" />
      </div>
      {!user && isSignedOutHereOnly && (
        <p className="mt-4 max-w-measure border-l-4 border-brass bg-brass-tint px-3.5 py-2.5">
          You are signed out here. We could not reach the sign-in service, so other devices may
          still be signed in. To sign out there too, sign in again later and sign out.
        </p>
      )}
      <div className="mt-6 grid gap-6 md:grid-cols-2">
        <Portal
          title="Client portal"
          text="Your finished returns, letters from us, and papers to sign."
          href={site.portalUrl}
          action="Open Client Portal"
        />
        <Portal
          title="Document drop-off"
          text="Send us W-2s, 1099s, letters and other papers for your return."
          href={dropOffHref}
          action="Upload Docs"
          isSecond
        />
      </div>
      <p className="mt-4 text-small text-ink-2">
        You don’t need this sign-in for either. Not sure which one? See{' '}
        <Link to="/resources/client-portal-help">which portal is for what</Link>, or call{' '}
        <PhoneLink hasIcon={false} />.
      </p>
      {children}
      {user && <SignOut onSignedOut={(isEverywhere) => setIsSignedOutHereOnly(!isEverywhere)} />}
    </div>
  )
}

/** Tall enough for each of its states. */
function Status() {
  const { user, isLoading, problem } = useAuth()
  return (
    <div className="mt-3 flex min-h-[4.25rem] flex-wrap items-center gap-x-5 gap-y-2 text-lead text-ink-2 noscript:hidden">
      {user && (
        <p className="min-w-0">
          Signed in as{' '}
          <b className="block font-[650] break-words text-ink">
            {user.email || displayAddress({ phone: `+${user.phone ?? ''}` })}
          </b>
        </p>
      )}
      {isLoading && <p>Checking your sign-in…</p>}
      {problem === 'unreachable' && (
        <p role="status" className="max-w-measure">
          {SIGN_IN_UNREACHABLE}
        </p>
      )}
      {problem === 'locked' && (
        <p role="status" className="max-w-measure">
          Your account is locked, so you are signed out. Please call <PhoneLink hasIcon={false} />.
        </p>
      )}
      {!user && !isLoading && problem === null && (
        <>
          <p>You are not signed in.</p>
          <ButtonLink to="/auth">Sign in</ButtonLink>
        </>
      )}
    </div>
  )
}

type PortalProps = { title: string; text: string; href: string; action: string; isSecond?: boolean }

function Portal({ title, text, href, action, isSecond = false }: PortalProps) {
  return (
    <section className="flex flex-col items-start rounded bg-sheet p-6 shadow-sheet">
      <h2 className="text-[1.5rem]">{title}</h2>
      <p className="mt-2 mb-5 grow text-ink-2">{noBreak(text)}</p>
      <ButtonExternalLink href={href} variant={isSecond ? 'outline' : 'primary'}>
        {action}
      </ButtonExternalLink>
    </section>
  )
}

function SignOut({ onSignedOut }: { onSignedOut: (isEverywhere: boolean) => void }) {
  const [isLeaving, setIsLeaving] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const leave = async () => {
    setIsLeaving(true)
    setHasFailed(false)
    try {
      const { signOut } = await importChunk(() => import('./auth-client.ts'))
      const isEverywhere = await signOut()
      onSignedOut(isEverywhere)
      showToast(
        isEverywhere ? 'You are signed out on all your devices.' : 'You are signed out here only.',
      )
    } catch {
      setHasFailed(true)
      setIsLeaving(false)
    }
  }
  return (
    <section className="mt-10 border-t border-rule pt-6">
      <Button variant="outline" disabled={isLeaving} onClick={() => void leave()}>
        {isLeaving ? 'Signing out…' : 'Sign out everywhere'}
      </Button>
      <p className="mt-2 text-small text-ink-2">Signs you out on every device.</p>
      {hasFailed && (
        <p role="alert" className="mt-2 text-small font-semibold text-red">
          Signing out did not work. Reload the page and try again.
        </p>
      )}
    </section>
  )
}

/** The pressed button disappears with the session, so focus moves to the heading. */
function useFocusOnceSignedOut(userId: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(userId)
  useEffect(() => {
    if (before.current !== undefined && userId === undefined) heading.current?.focus()
    before.current = userId
  }, [userId])
  return heading
}
