import { formatPhone } from '../../src/contracts/phone.js'
import type { Fact } from './letter/letter.js'

/** How to reach a visitor, for mails to the office. */
export function reachFacts({
  email,
  phone,
}: {
  email: string | null
  phone: string | null
}): Fact[] {
  return [
    email
      ? { label: 'Email', value: email, href: `mailto:${email}` }
      : { label: 'Email', value: 'not given' },
    phone
      ? { label: 'Phone', value: formatPhone(phone), href: `tel:${phone}` }
      : { label: 'Phone', value: 'not given' },
  ]
}
