import { ExternalLink } from '@/components/ui/external-link'
import { site } from '@/config/site'

/** The firm's pages elsewhere, as plain links. */
export function SocialLinks() {
  return (
    <ul className="grid gap-x-8 gap-y-7 md:grid-cols-2">
      {site.social.map(({ name, url }) => (
        <li key={name} className="border-t-[3px] border-ink pt-3.5">
          <ExternalLink
            href={url}
            className="inline-flex min-h-11 items-center gap-2 font-display text-[1.25rem] font-[650]"
          >
            {name}
          </ExternalLink>
          <p className="mt-1 text-ink-2">
            {site.name} on {name}.
          </p>
        </li>
      ))}
    </ul>
  )
}
