import { randomUUID } from 'node:crypto'

/** The newest code of one kind. Its hash is removed on use; the time it was sent stays. */
export type Code = { hash: string | null; sentAt: number }

/**
 * Each kind has its own code and its own wait between sends: "confirmation" for new or unconfirmed people and for every
 * phone, "recovery" for people with a confirmed email address.
 */
export type CodeKind = 'confirmation' | 'recovery'

export type Address = { provider: 'email' | 'phone'; address: string }

/** The person's address. `updatedAt` changes when it is confirmed. */
export type Identity = Address & { id: string; createdAt: number; updatedAt: number }

/** Times are in milliseconds; an address the person does not have is empty. */
export type User = {
  id: string
  email: string
  phone: string
  identity: Identity
  createdAt: number
  updatedAt: number
  confirmedAt: Partial<Record<Address['provider'], number>>
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
  const findUser = (matches: (user: User) => boolean) => [...users.values()].find(matches)
  return {
    user: (id: string) => users.get(id),
    userBy: (field: Address['provider'], address: string) =>
      findUser((user) => address !== '' && user[field] === address),
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
  return {
    id: randomUUID(),
    email: '',
    phone: '',
    [address.provider]: address.address,
    identity: { id: randomUUID(), ...address, createdAt: now, updatedAt: now },
    confirmedAt: {},
    createdAt: now,
    updatedAt: now,
  }
}
