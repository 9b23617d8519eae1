import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ExternalLink } from '@/components/ui/external-link.tsx'
import { noBreak } from '@/components/no-break.tsx'
import { findFigure } from '@/content/find-figure.ts'
import type { Text } from '@/content/schemas/page.ts'

const MARK = /\[([^\]]+)\]\(([^)\s]+)\)|\{(\w+)\}/g

/** A content text with its links, and with figures in place of their IDs. */
export function richText(text: Text): ReactNode {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(MARK)) {
    parts.push(noBreak(text.slice(end, match.index)))
    const [whole, label, href, figureId] = match
    parts.push(
      figureId ? (
        <FigureValue key={match.index} id={figureId} />
      ) : (
        <ContentLink key={match.index} href={href ?? ''}>
          {noBreak(label ?? '')}
        </ContentLink>
      ),
    )
    end = match.index + whole.length
  }
  parts.push(noBreak(text.slice(end)))
  return parts.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of a constant text
    <Fragment key={index}>{part}</Fragment>
  ))
}

/**
 * Amounts and single dates stay on one line. A list of dates is too long for a phone, so only each date does.
 */
const MAX_UNBROKEN_LENGTH = 20

function FigureValue({ id }: { id: string }) {
  const { value } = findFigure(id)
  return (
    <span className={value.length <= MAX_UNBROKEN_LENGTH ? 'whitespace-nowrap' : undefined}>
      {noBreak(value)}
    </span>
  )
}

function ContentLink({ href, children }: { href: string; children: ReactNode }) {
  // Files of the site are no pages of it.
  if (/^tel:|^\/.*\.\w+$/.test(href)) {
    return <a href={href}>{children}</a>
  }
  return href.startsWith('/') ? (
    <Link to={href}>{children}</Link>
  ) : (
    <ExternalLink href={href} hasIcon={false}>
      {children}
    </ExternalLink>
  )
}
