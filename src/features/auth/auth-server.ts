import { env } from '@/config/env'

/** The sign-in server's address: the Supabase project's if configured, else the site's own. Browser only. */
export function authServerUrl(): string {
  return env.supabaseUrl ?? window.location.origin
}

/**
 * The session's local storage key, derived from the sign-in server's host the way the client library does
 * (R205): "https://abcd.supabase.co" gives "sb-abcd-auth-token".
 */
export function sessionKeyOf(serverUrl: string): string {
  return `sb-${new URL(serverUrl).hostname.split('.')[0]}-auth-token`
}
