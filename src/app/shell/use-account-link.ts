import { useIsSignedIn } from '@/features/auth/auth-provider.tsx'
import type { NavLink } from '../nav.ts'

export const SIGN_IN_LINK: NavLink = { label: 'Sign in', href: '/auth' }
const ACCOUNT_LINK: NavLink = { label: 'Your account', href: '/account' }

/** A menu link. For signed-in users, the sign-in link becomes the account link. */
export function useAccountLink(link: NavLink): NavLink {
  const isSignedIn = useIsSignedIn()
  return isSignedIn && link.href === SIGN_IN_LINK.href ? ACCOUNT_LINK : link
}
