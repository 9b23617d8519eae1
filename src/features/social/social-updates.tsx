import { SectionHeading } from '@/components/section-heading'
import { ExternalLink } from '@/components/ui/external-link'
import { site } from '@/config/site'

/** The social section without a feed: plain links to the firm's pages (R79, D37). */
export default function SocialUpdates() {
  return (
    <section className="border-t border-rule">
      <div className="wrap py-section">
        <SectionHeading
          title="Around the office"
          lead="Opening hours, office news and reminders are posted here."
        />
        <ul className="grid gap-x-9 gap-y-7 md:grid-cols-2">
          {site.social.map(({ name, url }) => (
            <li key={name} className="border-t-[3px] border-ink pt-3.5">
              <ExternalLink
                href={url}
                className="inline-flex min-h-11 items-center gap-2 font-display text-[1.25rem] font-[640]"
              >
                {name}
              </ExternalLink>
              <p className="mt-1 text-ink-2">
                {site.name} on {name}.
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
