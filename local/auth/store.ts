import { randomUUID } from 'node:crypto'

/** The newest code of one kind. Its hash is removed on use; the time it was sent stays. */
export type Code = { hash: string | null; sentAt: number }

/**
 * Each kind has its own code and its own wait between sends: "confirmation" for new or unconfirmed people and for every
 * phone, "recovery" for people with a confirmed email address.
 */
export type CodeKind = 'confirmation' | 'recovery'

export type Address = { provider: 'email' | 'phone'; address: string }

/** A person has one address. Times are in milliseconds. `identityId` names the address's own record. */
export type User = Address & {
  id: string
  identityId: string
  createdAt: number
  updatedAt: number
  confirmedAt?: number
  lastSignInAt?: number
} & Partial<Record<CodeKind, Code>>

export type RefreshToken = {
  value: string
  parent: string | null
  isRevoked: boolean
  usedAt?: number
}

/** Refresh tokens, oldest first. */
export type Session = {
  id: string
  userId: string
  openedAt: number
  tokens: RefreshToken[]
}

export type Store = ReturnType<typeof createStore>

/** The people and sessions of the stand-in, in memory. */
export function createStore() {
  const users = new Map<string, User>()
  const sessions = new Map<string, Session>()
  return {
    user: (id: string) => users.get(id),
    userBy: ({ provider, address }: Address) =>
      [...users.values()].find((one) => one.provider === provider && one.address === address),
    saveUser: (user: User) => void users.set(user.id, user),

    session: (id: string) => sessions.get(id),
    sessionByToken: (value: string) =>
      [...sessions.values()].find(({ tokens }) => tokens.some((token) => token.value === value)),
    sessionsOf: (userId: string) => [...sessions.values()].filter((one) => one.userId === userId),
    saveSession: (session: Session) => void sessions.set(session.id, session),
    closeSession: (id: string) => void sessions.delete(id),
  }
}

/** A new, unconfirmed person. */
export function newUser(address: Address, now: number): User {
  return { ...address, id: randomUUID(), identityId: randomUUID(), createdAt: now, updatedAt: now }
}
