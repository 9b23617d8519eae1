import { randomUUID } from 'node:crypto'

/** The newest code of one kind. Its hash is removed on use; the time it was sent stays. */
export type Code = { hash: string | null; sentAt: number }

/** Each kind has its own code and its own wait between sends. */
export const CODE_KINDS = [
  /** For new or unconfirmed people, and for every phone. */
  'confirmation',
  /** For confirmed people. */
  'recovery',
  'emailChangeCurrent',
  'emailChangeNew',
  'phoneChange',
] as const
export type CodeKind = (typeof CODE_KINDS)[number]

export type Address = { provider: 'email' | 'phone'; address: string }

/** An address the person has proved is theirs. `updatedAt` changes when it is changed or confirmed. */
export type Identity = Address & { id: string; createdAt: number; updatedAt: number }

/** Times are in milliseconds; an address the person does not have is empty. */
export type User = {
  id: string
  email: string
  phone: string
  /** New addresses waiting for their codes. */
  newEmail: string
  newPhone: string
  /** When an address is already confirmed, both the old and the new one must enter a code. */
  isEmailChangeHalfDone: boolean
  identities: Identity[]
  data: Record<string, unknown>
  /** Set at sign-up with an address, verified or not. */
  passwordHash?: string
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

/** How the session was opened. Included in its access tokens. */
export type SignInMethod = 'otp' | 'password'

/** Refresh tokens, oldest first. */
export type Session = {
  id: string
  userId: string
  method: SignInMethod
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
    userBy: (field: 'email' | 'phone' | 'newEmail' | 'newPhone', address: string) =>
      findUser((user) => address !== '' && user[field] === address),
    /** Only for codes that were mailed. */
    userByCode: (kind: CodeKind, hash: string) =>
      findUser((user) => user.email !== '' && user[kind]?.hash === hash),
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
export function newUser(address: Address, data: Record<string, unknown>, now: number): User {
  return {
    id: randomUUID(),
    email: '',
    phone: '',
    [address.provider]: address.address,
    newEmail: '',
    newPhone: '',
    isEmailChangeHalfDone: false,
    identities: [newIdentity(address, now)],
    data,
    confirmedAt: {},
    createdAt: now,
    updatedAt: now,
  }
}

export function newIdentity(address: Address, now: number): Identity {
  return { id: randomUUID(), ...address, createdAt: now, updatedAt: now }
}
