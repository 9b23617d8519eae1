import type { Context } from './context.ts'
import type { User } from './store.ts'

/** So far ahead that the wait between two messages never ends. */
const SENT_AT = Date.parse('2200-01-01T00:00:00Z')

/**
 * What the project's triggers do to a user that is stored: no password and no change of address stays, and no
 * message about one goes out (supabase/migrations, keep_codes_only and drop_change_codes).
 */
export function keepCodesOnly(user: User, { settings }: Context): void {
  if (!settings.LOCAL_AUTH_CODES_ONLY) return
  delete user.passwordHash
  user.newEmail = ''
  user.newPhone = ''
  for (const kind of ['emailChangeCurrent', 'emailChangeNew', 'phoneChange'] as const) {
    user[kind] = { hash: null, sentAt: SENT_AT }
  }
}
