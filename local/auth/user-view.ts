import type { User } from './store.ts'

/** A person as clients see them. */
export function userView(user: User) {
  const confirmedAt = time(user.confirmedAt)
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    email_confirmed_at: user.email ? confirmedAt : undefined,
    phone: user.phone,
    phone_confirmed_at: user.phone ? confirmedAt : undefined,
    confirmation_sent_at: time(user.confirmation?.sentAt),
    confirmed_at: confirmedAt,
    recovery_sent_at: time(user.recovery?.sentAt),
    last_sign_in_at: time(user.lastSignInAt),
    app_metadata: appMetadata(user),
    user_metadata: userMetadata(user),
    identities: [identity(user)],
    created_at: time(user.createdAt),
    updated_at: time(user.updatedAt),
    is_anonymous: false,
  }
}

/** What the sign-in server itself notes of a user. */
export function appMetadata(user: User) {
  const provider = user.email ? 'email' : 'phone'
  return { provider, providers: [provider] }
}

/** What a user gave, and the confirmed address. */
export function userMetadata(user: User): Record<string, unknown> {
  return { ...user.data, ...identityData(user) }
}

function identity(user: User) {
  return {
    identity_id: user.identityId,
    id: user.id,
    user_id: user.id,
    identity_data: identityData(user),
    provider: appMetadata(user).provider,
    last_sign_in_at: time(user.lastSignInAt ?? user.createdAt),
    created_at: time(user.createdAt),
    updated_at: time(user.updatedAt),
    ...(user.email && { email: user.email }),
  }
}

function identityData(user: User) {
  const isConfirmed = user.confirmedAt !== undefined
  return {
    sub: user.id,
    ...(user.email && { email: user.email }),
    ...(user.phone && { phone: user.phone }),
    email_verified: isConfirmed && user.email !== '',
    phone_verified: isConfirmed && user.phone !== '',
  }
}

function time(milliseconds: number | undefined): string | undefined {
  return milliseconds === undefined ? undefined : new Date(milliseconds).toISOString()
}
