import { mailtoOf } from '@/shared/contracts/email.ts'
import { formatPhone } from '@/shared/contracts/phone.ts'

/** A client's phone number as a link, or nothing. */
export function ClientPhone({ phone }: { phone: string | null }) {
  if (phone === null) return null
  return (
    <a href={`tel:${phone}`} className="inline-flex min-h-11 items-center print:min-h-0">
      {formatPhone(phone)}
    </a>
  )
}

type ClientEmailProps = {
  email: string | null
  /** Of the email to write. */
  subject?: string
  /** Before the address. */
  lead?: string
}

/** A client's email address as a link to write to it, or nothing. */
export function ClientEmail({ email, subject, lead = '' }: ClientEmailProps) {
  if (email === null) return null
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  return (
    <a
      href={mailtoOf(email) + query}
      className="inline-flex min-h-11 min-w-0 items-center wrap-anywhere print:min-h-0"
    >
      {lead}
      {email}
    </a>
  )
}
