import { Phone } from 'lucide-react'
import { site } from '@/config/site.ts'

type PhoneLinkProps = { className?: string; hasIcon?: boolean; iconClassName?: string }

/** The firm's single phone number. */
export function PhoneLink({ className, hasIcon = true, iconClassName }: PhoneLinkProps) {
  return (
    <a href={site.phone.href} className={className}>
      {hasIcon && <Phone className={iconClassName} />}
      {site.phone.display}
    </a>
  )
}
