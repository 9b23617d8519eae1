import { ActionLink } from '@/components/action-link'
import { ExternalLink } from '@/components/ui/external-link'
import { PhoneLink } from '@/components/ui/phone-link'
import { site } from '@/config/site'
import type { Way } from '@/contracts/bookings'

const MEETING: Record<Way, string> = {
  office: `Come to ${site.address.street}`,
  phone: 'Keep your phone near',
  video: 'Open the link we send',
}

/** What to do between the booking and the appointment. */
export function NextSteps({ way, hasMail }: { way: Way; hasMail: boolean }) {
  return (
    <section className="booked-next wrap py-section print:py-3">
      <h2 className="text-[1.75rem]">What happens next</h2>
      <ol>
        <li>
          <i aria-hidden>1</i>
          <h3>{hasMail ? 'Look in your email' : 'Keep this page’s address'}</h3>
          <p>
            {hasMail
              ? 'We’ve emailed your confirmation. You can change or cancel from there.'
              : 'It is the only way back to change or cancel.'}
          </p>
        </li>
        <li>
          <i aria-hidden>2</i>
          <h3>Gather your papers</h3>
          <p>
            {way === 'office'
              ? 'Bring the papers on your checklist.'
              : 'Have the papers on your checklist at hand.'}
          </p>
          <ActionLink to="/resources/tax-prep-checklist" className="no-print">
            Start my checklist
          </ActionLink>
        </li>
        <li>
          <i aria-hidden>3</i>
          <h3>{MEETING[way]}</h3>
          <p>
            Running late, or something is wrong? Call <PhoneLink hasIcon={false} />.
          </p>
          {way === 'office' && (
            <ExternalLink
              href={site.mapsUrl}
              className="no-print inline-flex min-h-11 items-center gap-2 font-[650]"
            >
              Find us on the map
            </ExternalLink>
          )}
        </li>
      </ol>
    </section>
  )
}
