import type { User } from './store.ts'

/** A user as clients see them. */
export function userView(user: User) {
  const { id, provider, address, confirmedAt, createdAt } = user
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    ...addressesOf(user),
    [`${provider}_confirmed_at`]: time(confirmedAt),
    confirmation_sent_at: time(user.confirmation?.sentAt),
    confirmed_at: time(confirmedAt),
    recovery_sent_at: time(user.recovery?.sentAt),
    last_sign_in_at: time(user.lastSignInAt),
    app_metadata: appMetadata(user),
    user_metadata: userMetadata(user),
    identities: [
      {
        identity_id: user.identityId,
        id,
        user_id: id,
        identity_data: userMetadata(user),
        provider,
        last_sign_in_at: time(user.lastSignInAt ?? createdAt),
        created_at: time(createdAt),
        // Confirming a phone number leaves it as it was.
        updated_at: time(provider === 'email' ? (confirmedAt ?? createdAt) : createdAt),
        ...(provider === 'email' && { email: address }),
      },
    ],
    created_at: time(createdAt),
    updated_at: time(user.updatedAt),
    is_anonymous: false,
  }
}

/** Both kinds of address, one of them empty. */
export function addressesOf({ provider, address }: User) {
  return { email: '', phone: '', [provider]: address }
}

/** The metadata the sign-in server keeps. */
export function appMetadata({ provider }: User) {
  return { provider, providers: [provider] }
}

/** Phone numbers are missing here, even confirmed ones: the server only fills in what it knows of an email address. */
export function userMetadata({ id, provider, address, confirmedAt }: User) {
  const isEmail = provider === 'email'
  return {
    sub: id,
    ...(isEmail && { email: address }),
    email_verified: isEmail && confirmedAt !== undefined,
    phone_verified: false,
  }
}

function time(milliseconds: number | undefined): string | undefined {
  return milliseconds === undefined ? undefined : new Date(milliseconds).toISOString()
}
