import { ExternalLink as ExternalLinkIcon } from 'lucide-react'
import { NavLink as RouterNavLink } from 'react-router-dom'
import { ExternalLink } from '@/components/ui/external-link.tsx'
import type { NavLink } from '../nav.ts'
import { useIsSignedIn } from '@/features/auth/auth-provider.tsx'

const ROW =
  'flex min-h-11 w-full items-center justify-between gap-5 rounded-sm px-3.5 py-2 text-left text-small leading-[1.3] font-medium text-ink no-underline hover:bg-tint hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:shadow-[inset_3px_0_0_var(--river)]'

type MenuLinkProps = {
  link: NavLink
  /** For links in a dialog: replaces its history entry. */
  replace?: boolean
}

/** One row of a menu panel. */
export function MenuLink({ replace, ...props }: MenuLinkProps) {
  const link = useAccountLink(props.link)
  if (link.isNewTab) {
    return (
      <ExternalLink href={link.href} hasIcon={false} className={ROW} data-nav-item>
        {link.label}
        <ExternalLinkIcon className="ml-auto" />
      </ExternalLink>
    )
  }
  return (
    <RouterNavLink to={link.href} replace={replace} end className={ROW} data-nav-item>
      {link.label}
      {link.note && <span className="text-ink-2">{link.note}</span>}
    </RouterNavLink>
  )
}

export const SIGN_IN_LINK: NavLink = { label: 'Sign in', href: '/auth' }
const ACCOUNT_LINK: NavLink = { label: 'Your account', href: '/account' }

/** A menu link. For signed-in users, the sign-in link becomes the account link. */
export function useAccountLink(link: NavLink): NavLink {
  const isSignedIn = useIsSignedIn()
  return isSignedIn && link.href === SIGN_IN_LINK.href ? ACCOUNT_LINK : link
}
