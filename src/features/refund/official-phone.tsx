import { phoneHref, REFUND_PHONES } from '@/config/refund-phones.ts'

/** A phone number of a tax authority, as a link that dials it. */
export function OfficialPhone({ phone }: { phone: { display: string } }) {
  return (
    <a href={phoneHref(phone)} className="num">
      {phone.display}
    </a>
  )
}

/** Every phone line for questions about a refund. */
export function OfficialPhoneList() {
  return (
    <ul className="mt-3 border-t border-rule text-small">
      {Object.values(REFUND_PHONES).map((phone) => (
        <li key={phone.display} className="grid justify-items-start border-b border-rule py-1.5">
          {phone.name}
          <OfficialPhone phone={phone} />
        </li>
      ))}
    </ul>
  )
}
