import { NoBreak } from '@/components/no-break'
import { ExternalLink } from '@/components/ui/external-link'
import { OFFICIAL_LINKS } from '@/content/official-links'

const PAGES = [
  { link: OFFICIAL_LINKS.directPay, takes: 'Federal, from a bank account, without a sign-in' },
  { link: OFFICIAL_LINKS.irsOnlineAccount, takes: 'Federal, with a list of what you have paid' },
  { link: OFFICIAL_LINKS.irsCardPayment, takes: 'Federal, by card; the processor takes a fee' },
  { link: OFFICIAL_LINKS.ohioPay, takes: 'Ohio IT 1040ES and school district SD 100ES' },
  { link: OFFICIAL_LINKS.form1040Es, takes: 'To work it out on paper' },
]

/** The official pages that take estimated payments. */
export function PaymentPages() {
  return (
    <ul className="mt-3 border-t border-rule">
      {PAGES.map(({ link, takes }) => (
        <li key={link.href} className="border-b border-rule py-2.5">
          <ExternalLink href={link.href} hasIcon={false} className="inline-block py-0.5 text-ui">
            <NoBreak text={link.name} />
          </ExternalLink>
          <span className="block text-small text-ink-2">{takes}</span>
          <span className="print-only text-small break-all">{link.href}</span>
        </li>
      ))}
    </ul>
  )
}
