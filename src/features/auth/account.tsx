import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { noBreak } from '@/components/no-break.tsx'
import { ButtonExternalLink } from '@/components/ui/button.tsx'
import { NeedsScript } from '@/components/needs-script.tsx'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { dropOffHref } from '@/config/links.ts'
import { site } from '@/config/site.ts'
import { SIGN_IN_NEEDS_SCRIPT, SIGN_IN_UNREACHABLE } from '@/lib/phrases.ts'
import { preloadChunk } from '@/lib/lazy-loading.tsx'
import { displayAddress } from './address.ts'
import { useAuth } from './auth-provider.tsx'
import { SignOut } from './sign-out.tsx'

/**
 * The user's identity, signing out, and the portals (R216). @param children what waits for the user. It keeps its
 * size, so that nothing moves once it is known who is signed in.
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
    <div className="wrap pt-[clamp(20px,3vw,36px)] pb-section">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="scroll-mt-24">
          Your account
        </h1>
        <Status />
      </div>
      <NeedsScript text={SIGN_IN_NEEDS_SCRIPT} />
      {!user && isSignedOutHereOnly && (
        <p className="mt-4 max-w-measure border-l-4 border-brass bg-brass-tint px-3.5 py-2.5">
          You are signed out here. We could not reach the sign-in service, so other devices may
          still be signed in. To sign out there too, sign in again later and sign out.
        </p>
      )}
      {children}
      <div className="mt-11 border-t-3 border-ink">
        <Portal
          title="Send us papers"
          text="W-2s, 1099s and letters. No sign-in needed."
          href={dropOffHref}
          action="Upload Docs"
        />
        <Portal
          title="Your finished returns"
          text="Returns, letters from us and papers to sign. Separate sign-in."
          href={site.portalUrl}
          action="Client Portal"
          isSecond
        />
      </div>
      <p className="mt-5 text-small text-ink-2">
        Not sure which one? See{' '}
        <Link to="/resources/client-portal-help">which portal is for what</Link>, or call{' '}
        <PhoneLink hasIcon={false} />.
      </p>
      {user && (
        <div className="mt-5 flex flex-wrap items-center gap-2.5 text-small text-ink-2">
          <SignOut
            reach="on all your devices"
            onSignedOut={(isEverywhere) => setIsSignedOutHereOnly(!isEverywhere)}
          />
        </div>
      )}
    </div>
  )
}

/** Tall enough for each of its states. */
function Status() {
  const { user, isLoading, problem } = useAuth()
  return (
    <div className="flex min-h-12 max-w-full flex-wrap content-start items-center text-small text-ink-2 max-md:w-full md:content-end noscript:hidden">
      {user && (
        <p className="min-w-0 wrap-anywhere">
          Signed in as{' '}
          <b className="font-[650] text-ink">
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
      {!user && !isLoading && problem === null && <p>You are not signed in.</p>}
    </div>
  )
}

type PortalProps = { title: string; text: string; href: string; action: string; isSecond?: boolean }

function Portal({ title, text, href, action, isSecond = false }: PortalProps) {
  return (
    <section className="grid items-center gap-x-6 gap-y-2 border-b border-rule py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto] md:py-3.5">
      <h2 className="text-[1.5rem]">{title}</h2>
      <p className="text-small text-ink-2">{noBreak(text)}</p>
      <ButtonExternalLink
        href={href}
        variant={isSecond ? 'outline' : 'primary'}
        className="justify-self-start max-md:mt-2 md:min-w-40"
      >
        {action}
      </ButtonExternalLink>
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
