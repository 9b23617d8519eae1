import { ExternalLink } from '@/components/ui/external-link'
import { PROPERTY_LINKS } from './guide'

/** The official pages about tax relief. */
export function PropertyLinks() {
  return (
    <ul className="mt-3 border-t border-rule">
      {PROPERTY_LINKS.map(({ link, use }) => (
        <li key={link.href} className="border-b border-rule py-2.5">
          <ExternalLink href={link.href} hasIcon={false} className="inline-block py-0.5 text-ui">
            {link.name}
          </ExternalLink>
          <span className="block text-small text-ink-2">{use}</span>
          <span className="print-only text-small break-all">{link.href}</span>
        </li>
      ))}
    </ul>
  )
}
