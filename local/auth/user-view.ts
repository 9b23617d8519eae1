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
    new_email: user.newEmail || undefined,
    email_change_sent_at: time(user.emailChangeNew?.sentAt),
    new_phone: user.newPhone || undefined,
    phone_change_sent_at: time(user.phoneChange?.sentAt),
    last_sign_in_at: time(user.lastSignInAt),
    app_metadata: appMetadata(user),
    user_metadata: userMetadata(user),
    identities: user.identities.map((identity) => identityView(user, identity)),
    created_at: time(user.createdAt),
    updated_at: time(user.updatedAt),
    is_anonymous: false,
  }
}

/** The metadata the sign-in server keeps. */
export function appMetadata(user: User) {
  const providers = user.identities.map(({ provider }) => provider)
  return { provider: providers[0], providers }
}

/** What the user entered, and the confirmed address. */
export function userMetadata(user: User): Record<string, unknown> {
  const [first] = user.identities
  return { ...user.data, ...(first && identityData(user, first)) }
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
