import type { Context } from './context.ts'
import type { User } from './store.ts'

/**
 * What the project's triggers do to a user that is stored: no password and no change of address stays
 * (supabase/migrations, keep_codes_only and drop_change_codes). When the last code was sent stays.
 */
export function keepCodesOnly(user: User, { settings }: Context): void {
  if (!settings.LOCAL_AUTH_CODES_ONLY) return
  delete user.passwordHash
  user.newEmail = ''
  user.newPhone = ''
  for (const kind of ['emailChangeCurrent', 'emailChangeNew', 'phoneChange'] as const) {
    const code = user[kind]
    if (code) code.hash = null
  }
}
