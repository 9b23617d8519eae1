import { env } from '@/config/env'

/** The sign-in server's address: the Supabase project's, else the site's own. Only in a browser. */
export function authServerUrl(): string {
  return env.supabaseUrl ?? window.location.origin
}

/**
 * The local storage key of the session, derived from the sign-in server's host as the client library
 * does it (R205): "https://abcd.supabase.co" gives "sb-abcd-auth-token".
 */
export function sessionKeyOf(serverUrl: string): string {
  return `sb-${new URL(serverUrl).hostname.split('.')[0]}-auth-token`
}
