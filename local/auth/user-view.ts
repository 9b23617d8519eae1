import type { Identity, User } from './store.ts'

/** A user as clients see them. */
export function userView(user: User) {
  const { confirmedAt } = user
  const firstConfirmedAt = Math.min(...Object.values(confirmedAt))
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    email_confirmed_at: time(confirmedAt.email),
    phone: user.phone,
    phone_confirmed_at: time(confirmedAt.phone),
    confirmation_sent_at: time(user.confirmation?.sentAt),
    confirmed_at: Number.isFinite(firstConfirmedAt) ? time(firstConfirmedAt) : undefined,
    recovery_sent_at: time(user.recovery?.sentAt),
    last_sign_in_at: time(user.lastSignInAt),
    app_metadata: appMetadata(user),
    user_metadata: userMetadata(user),
    identities: [identityView(user, user.identity)],
    created_at: time(user.createdAt),
    updated_at: time(user.updatedAt),
    is_anonymous: false,
  }
}

/** The metadata the sign-in server keeps. */
export function appMetadata(user: User) {
  const { provider } = user.identity
  return { provider, providers: [provider] }
}

/** The confirmed address. */
export function userMetadata(user: User) {
  return identityData(user, user.identity)
}

function identityView(user: User, identity: Identity) {
  const { id, provider, address, createdAt, updatedAt } = identity
  return {
    identity_id: id,
    id: user.id,
    user_id: user.id,
    identity_data: identityData(user, identity),
    provider,
    last_sign_in_at: time(user.lastSignInAt ?? createdAt),
    created_at: time(createdAt),
    updated_at: time(updatedAt),
    ...(provider === 'email' && { email: address }),
  }
}

/** Phone numbers are missing here, even confirmed ones: the server only fills in what it knows of an email address. */
function identityData(user: User, { provider, address }: Identity) {
  return {
    sub: user.id,
    ...(provider === 'email' && { email: address }),
    email_verified: provider === 'email' && user.confirmedAt.email !== undefined,
    phone_verified: false,
  }
}

function time(milliseconds: number | undefined): string | undefined {
  return milliseconds === undefined ? undefined : new Date(milliseconds).toISOString()
}
