import { useEffect, useRef, useState } from 'react'
import { SectionHeading } from '@/components/section-heading'
import { env } from '@/config/env'
import { mountScript } from '@/lib/mount-script'
import { useIsNear } from '@/lib/use-is-near'
import { SocialLinks } from './social-links'

/**
 * Recent posts by the firm. The provider's script is added when the section is reached and removed when
 * it is left (R78, D37); without a provider, or where it is blocked, plain links stand in its place (R79).
 */
export default function SocialUpdates({ scriptUrl = env.socialScriptUrl }) {
  const section = useRef<HTMLElement>(null)
  // The code may come long before: a prerendered section is there from the start.
  const isNear = useIsNear(section)
  const [isBlocked, setIsBlocked] = useState(false)

  useEffect(() => {
    if (!scriptUrl || !isNear) return
    const { ready, remove } = mountScript(scriptUrl)
    let isHere = true
    ready.catch(() => {
      if (isHere) setIsBlocked(true)
    })
    return () => {
      isHere = false
      remove()
    }
  }, [scriptUrl, isNear])

  return (
    <section ref={section} className="border-t border-rule">
      <div className="wrap py-section">
        <SectionHeading
          title="Around the office"
          lead="We post opening hours, office news and reminders."
        />
        {scriptUrl && !isBlocked ? (
          // The provider's script fills the element of this id.
          <div id="social-feed" className="min-h-[320px]">
            <SocialLinks />
          </div>
        ) : (
          <SocialLinks />
        )}
      </div>
    </section>
  )
}
