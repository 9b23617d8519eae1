import * as z from 'zod/mini'
import { formatPhone, toE164, withoutMarks } from '@/shared/contracts/phone.ts'

/** Where to send a code. `phone` is E.164, such as "+16145550123". */
export type Address = { email: string } | { phone: string }

export const addressSchema: z.ZodMiniType<Address> = z.union([
  z.object({ email: z.email() }),
  z.object({ phone: z.string().check(z.regex(/^\+[1-9]\d{7,14}$/)) }),
])

/**
 * Reads what the user typed as an email address or a phone number. Adds the country code, which the sign-in
 * server would not.
 * @returns null when it is neither
 */
export function parseAddress(text: string): Address | null {
  const typed = withoutMarks(text)
  const candidate = typed.includes('@') ? { email: typed.toLowerCase() } : { phone: toE164(typed) }
  const result = addressSchema.safeParse(candidate)
  return result.success ? result.data : null
}

/** An address as people write it: "pat@example.com", "(614) 555-0123", "+44 …" and digits. */
export function displayAddress(address: Address): string {
  return 'email' in address ? address.email : formatPhone(address.phone)
}
