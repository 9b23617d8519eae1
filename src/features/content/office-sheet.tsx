import { PhoneLink } from '@/components/ui/phone-link'
import { site } from '@/config/site'
import { SideSheet } from './side-sheet'

/** How to reach the office, beside a page's text. */
export function OfficeSheet() {
  const { address } = site
  return (
    <SideSheet title="The office">
      <address className="mt-3 leading-[1.7] text-ink-2 not-italic">
        {address.street}
        <br />
        {address.city}, {address.region} {address.postalCode}
        <br />
        <PhoneLink
          hasIcon={false}
          className="num inline-flex min-h-11 items-center text-[1.25rem] font-[650] text-ink no-underline hover:text-ink hover:underline"
        />
        <br />
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </address>
      <p className="mt-2 text-small text-ink-2">{site.hoursLine}</p>
    </SideSheet>
  )
}
