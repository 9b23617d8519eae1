import { noBreak } from '@/components/no-break.tsx'
import { ExternalLink } from '@/components/ui/external-link.tsx'
import type { OfficialLink } from '@/config/official-links.ts'

type OfficialLinkListProps = {
  /** `text` says what the page is for. */
  entries: readonly { link: OfficialLink; text: string }[]
}

/** Official pages as a ruled list. On paper, with their addresses. */
export function OfficialLinkList({ entries }: OfficialLinkListProps) {
  return (
    <ul className="mt-3 border-t border-rule">
      {entries.map(({ link, text }) => (
        <li key={link.href} className="border-b border-rule py-2">
          <ExternalLink href={link.href} hasIcon={false} className="inline-block py-1 text-ui">
            {noBreak(link.name)}
          </ExternalLink>
          <span className="block text-small text-ink-2">{text}</span>
          <span className="print-only text-small break-all">{link.href}</span>
        </li>
      ))}
    </ul>
  )
}
