import { randomUUID } from 'node:crypto'

/** The newest code of one kind; its hash is gone once it is used, the time of sending stays. */
export type Code = { hash: string | null; sentAt: number }

/** A sign-up and a person known already have codes, and times between sends, of their own. */
export type CodeKind = 'confirmation' | 'recovery'

/** Times are in milliseconds; a person has an address of one kind, the other is empty. */
export type User = {
  id: string
  identityId: string
  email: string
  phone: string
  data: Record<string, unknown>
  /** Only of a person who signed up with a password; nobody has shown whose it is. */
  passwordHash?: string
  createdAt: number
  updatedAt: number
  confirmedAt?: number
  lastSignInAt?: number
  confirmation?: Code
  recovery?: Code
}

export type RefreshToken = {
  value: string
  parent: string | null
  isRevoked: boolean
  usedAt?: number
}

/** How a session was opened; its access tokens say so. */
export type SignInMethod = 'otp' | 'password'

/** Refresh tokens are oldest first. */
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
    userByEmail: (email: string) => findUser((user) => email !== '' && user.email === email),
    userByPhone: (phone: string) => findUser((user) => phone !== '' && user.phone === phone),
    userByCode: (kind: CodeKind, hash: string) => findUser((user) => user[kind]?.hash === hash),
    saveUser: (user: User) => void users.set(user.id, user),

    session: (id: string) => sessions.get(id),
    sessionByToken: (value: string) =>
      [...sessions.values()].find(({ tokens }) => tokens.some((token) => token.value === value)),
    sessionsOf: (userId: string) => [...sessions.values()].filter((one) => one.userId === userId),
    saveSession: (session: Session) => void sessions.set(session.id, session),
    closeSession: (id: string) => void sessions.delete(id),
  }
}

/** A person nobody has confirmed yet. */
export function newUser(
  address: { email: string } | { phone: string },
  data: Record<string, unknown>,
  now: number,
): User {
  return {
    id: randomUUID(),
    identityId: randomUUID(),
    email: '',
    phone: '',
    ...address,
    data,
    createdAt: now,
    updatedAt: now,
  }
}
