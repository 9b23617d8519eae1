import * as z from 'zod/mini'
import { readEmail } from '@/shared/contracts/email.ts'
import { emailField, phoneField } from '@/shared/contracts/fields.ts'
import { formatPhone, readPhone } from '@/shared/contracts/phone.ts'

const UNREADABLE =
  'Enter an email address, such as pat@example.com, or a mobile number with its ten digits.'
const NO_EXTENSION = 'We can’t text an extension. Enter a mobile number, or an email address.'

/** Where to send a code. `phone` is E.164, such as "+16145550123". */
export type Address = { email: string } | { phone: string }

export const addressSchema: z.ZodMiniType<Address> = z.union([
  z.object({ email: emailField }),
  z.object({ phone: phoneField }),
])

/**
 * Reads what the user typed as an email address or a phone number. Adds the country code, which the sign-in
 * server would not.
 */
export function parseAddress(
  text: string,
): { address: Address; problem?: never } | { address?: never; problem: string } {
  const isEmail = /[@＠]/.test(text)
  if (!isEmail && !/\p{Decimal_Number}/u.test(text)) return { problem: UNREADABLE }
  const { read, error } = isEmail ? readEmail(text) : readPhone(text)
  if (read === undefined) return { problem: error }
  if (isEmail) return { address: { email: read.toLowerCase() } }
  return read.includes(';') ? { problem: NO_EXTENSION } : { address: { phone: read } }
}

/** An address as people write it: "pat@example.com", "(614) 555-0123", or "+44 …" and digits. */
export function displayAddress(address: Address): string {
  return 'email' in address ? address.email : formatPhone(address.phone)
}
