import { ExternalLink } from '@/components/ui/external-link'
import { site } from '@/config/site'

/** The firm's pages elsewhere, in one quiet line. */
export function SocialLinks() {
  return (
    <div className="mt-5.5 flex flex-wrap items-center gap-x-6 gap-y-1 text-small text-ink-2">
      <p className="max-md:basis-full">Office news and reminders:</p>
      <ul className="flex flex-wrap gap-x-6">
        {site.social.map(({ name, url }) => (
          <li key={name}>
            <ExternalLink
              href={url}
              className="inline-flex min-h-11 items-center gap-1.5 font-[650]"
            >
              {name}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
