import { useIsSignedIn } from '@/features/auth/auth-provider'
import type { NavLink } from '../nav'

export const SIGN_IN_LINK: NavLink = { label: 'Sign in', href: '/auth' }
const ACCOUNT_LINK: NavLink = { label: 'Your account', href: '/account' }

/** The link as it is; for someone signed in, the way to sign in becomes the way to the account. */
export function useAccountLink(link: NavLink): NavLink {
  const isSignedIn = useIsSignedIn()
  return isSignedIn && link.href === SIGN_IN_LINK.href ? ACCOUNT_LINK : link
}
