import * as z from 'zod/mini'
import { toE164 } from '@/contracts/phone'
import { withoutMarks } from '@/contracts/without-marks'

/** Where a code goes. `phone` is E.164, such as "+16145550123". */
export type Address = { email: string } | { phone: string }

export const addressSchema: z.ZodMiniType<Address> = z.union([
  z.object({ email: z.email() }),
  z.object({ phone: z.string().check(z.regex(/^\+[1-9]\d{7,14}$/)) }),
])

/**
 * Reads what a visitor typed as an email address or a phone number, with the country code
 * that the sign-in server would not add.
 * @returns null when it is neither
 */
export function parseAddress(text: string): Address | null {
  const typed = withoutMarks(text)
  const candidate = typed.includes('@') ? { email: typed.toLowerCase() } : { phone: toE164(typed) }
  const result = addressSchema.safeParse(candidate)
  return result.success ? result.data : null
}

/** As people write it: "pat@example.com", "(614) 555-0123", "+44 …" as digits. */
export function displayAddress(address: Address): string {
  if ('email' in address) return address.email
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(address.phone) ?? []
  return area ? `(${area}) ${exchange}-${line}` : address.phone
}
