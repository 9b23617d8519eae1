import { ExternalLink as ExternalLinkIcon } from 'lucide-react'
import type { AnchorHTMLAttributes } from 'react'

export type ExternalLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
  /** Whether to show the arrow icon. Screen readers announce the new tab either way (R6). */
  hasIcon?: boolean
}

/** A link to another site. Opens a new tab, says so, and sends no referrer. */
export function ExternalLink({ hasIcon = true, children, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      {hasIcon && <ExternalLinkIcon className="flex-none" />}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
