import { formatPhone } from '../../src/contracts/phone.js'
import type { MessageRow } from './contact-store.js'
import type { Fact } from './letter/letter.js'

/** How to reach a visitor, for mails to the office. */
export function reachFacts({ email, phone }: Pick<MessageRow, 'email' | 'phone'>): Fact[] {
  return [
    email
      ? { label: 'Email', value: email, href: `mailto:${email}` }
      : { label: 'Email', value: 'not given' },
    phone
      ? { label: 'Phone', value: formatPhone(phone), href: `tel:${phone}` }
      : { label: 'Phone', value: 'not given' },
  ]
}
