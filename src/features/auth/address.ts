import { z } from 'zod'

/** Where a code goes. `phone` is E.164, such as "+17405550142". */
export type Address = { email: string } | { phone: string }

export const addressSchema: z.ZodType<Address> = z.union([
  z.object({ email: z.email() }),
  z.object({ phone: z.string().regex(/^\+[1-9]\d{7,14}$/) }),
])

/**
 * Reads what a visitor typed as an email address or a phone number; ten digits are a number in the
 * United States, for the sign-in server adds no country code.
 * @returns null when it is neither
 */
export function parseAddress(text: string): Address | null {
  const typed = text.trim()
  const candidate = typed.includes('@') ? { email: typed.toLowerCase() } : { phone: toE164(typed) }
  const result = addressSchema.safeParse(candidate)
  return result.success ? result.data : null
}

function toE164(typed: string): string {
  if (!/^\+?[\d\s().\-‐-―]+$/.test(typed)) return ''
  const digits = typed.replace(/\D/g, '')
  if (typed.startsWith('+')) return `+${digits}`
  if (digits.length === 10) return `+1${digits}`
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : ''
}

/** As people write it: "pat@example.com", "(740) 555-0142", "+44 …" as digits. */
export function displayAddress(address: Address): string {
  if ('email' in address) return address.email
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(address.phone) ?? []
  return area ? `(${area}) ${exchange}-${line}` : address.phone
}
