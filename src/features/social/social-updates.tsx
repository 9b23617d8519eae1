import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { env } from '@/config/env.ts'
import { mountScript } from '@/lib/mount-script.ts'
import { ExternalLink } from '@/components/ui/external-link.tsx'
import { site } from '@/config/site.ts'

type SocialUpdatesProps = {
  scriptUrl?: string
  /** Content above the links. */
  children?: ReactNode
}

/**
 * The firm's recent posts. The provider's script is added when the section comes near, and removed when it
 * unmounts (R78, D37). Without a provider, or if it is blocked, plain links replace it (R79).
 */
export default function SocialUpdates({
  scriptUrl = env.socialScriptUrl,
  children,
}: SocialUpdatesProps) {
  const section = useRef<HTMLElement>(null)
  const isNear = useIsNear(section)
  const [isBlocked, setIsBlocked] = useState(false)

  useEffect(() => {
    if (!scriptUrl || !isNear) return
    const { ready, remove } = mountScript(scriptUrl)
    let isMounted = true
    ready.catch(() => {
      if (isMounted) setIsBlocked(true)
    })
    return () => {
      isMounted = false
      remove()
    }
  }, [scriptUrl, isNear])

  return (
    <section ref={section} className="border-t border-rule">
      <div className="wrap py-section">
        {children}
        <div className="mt-5.5 flex flex-wrap items-center gap-x-6 gap-y-1">
          <h2 className="font-text text-body leading-[1.3] font-[650] tracking-normal max-md:basis-full">
            Office news and reminders
          </h2>
          {scriptUrl && !isBlocked ? (
            // The provider's script fills the element with this ID.
            <div id="social-feed" className="min-h-[320px] basis-full">
              <SocialLinks />
            </div>
          ) : (
            <SocialLinks />
          )}
        </div>
      </div>
    </section>
  )
}

/** Links to the firm's social media pages, in one line. */
function SocialLinks() {
  return (
    <ul className="flex flex-wrap gap-x-6 text-small text-ink-2">
      {site.social.map(({ name, url }) => (
        <li key={name}>
          <ExternalLink href={url} className="inline-flex min-h-11 items-center gap-1.5 font-[650]">
            {name}
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}

/** How close to the window an element counts as near. */
const MARGIN = '600px'

/** True once an element has come near the window. */
function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear, place])

  return isNear
}
