import { type Address, type CodeKind, newIdentity, type User } from './store.ts'

/** The effect of an entered code on its person: an address is confirmed or changed. */
export function confirm(user: User, kind: CodeKind, isByPhone: boolean, now: number): void {
  if (kind === 'phoneChange') {
    user.phone = user.newPhone
    user.newPhone = ''
    user.phoneConfirmedAt = now
    setIdentity(user, { phone: user.phone }, now)
  } else if (kind === 'emailChangeCurrent' || kind === 'emailChangeNew') {
    user.email = user.newEmail
    user.newEmail = ''
    user.isEmailChangeHalfDone = false
    user.emailConfirmedAt ??= now
    setIdentity(user, { email: user.email }, now)
  } else if (isByPhone) {
    user.phoneConfirmedAt ??= now
  } else if (user.emailConfirmedAt === undefined) {
    user.emailConfirmedAt = now
    setIdentity(user, { email: user.email }, now)
  }
}

function setIdentity(user: User, address: Address, now: number): void {
  const changed = newIdentity(address, now)
  const old = user.identities.find(({ provider }) => provider === changed.provider)
  if (old) Object.assign(old, { address: changed.address, updatedAt: now })
  else user.identities.push(changed)
}
