import { mailtoOf } from '../../../src/shared/contracts/email.ts'
import { formatPhone } from '../../../src/shared/contracts/phone.ts'
import type { MessageRow } from '../contact/contact-store.ts'
import type { Fact } from './letter/letter.ts'

const NOT_GIVEN = { value: 'not given' }

/** How to reach a visitor, for mails to the office. */
export function reachFacts({ email, phone }: Pick<MessageRow, 'email' | 'phone'>): Fact[] {
  return [
    { label: 'Email', ...(email ? { value: email, href: mailtoOf(email) } : NOT_GIVEN) },
    {
      label: 'Phone',
      ...(phone ? { value: formatPhone(phone), href: `tel:${phone}` } : NOT_GIVEN),
    },
  ]
}
