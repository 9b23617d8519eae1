import { ActionLink } from '@/components/action-link.tsx'
import { Steps } from '@/components/steps.tsx'
import { ExternalLink } from '@/components/ui/external-link.tsx'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { site } from '@/config/site.ts'
import { useChecklistProgress } from '@/features/checklist/public.ts'
import type { Way } from '@/shared/contracts/bookings.ts'

const MEETING: Record<Way, string> = {
  office: `Come to ${site.address.street}`,
  phone: 'Keep your phone near',
  video: 'Open the link we send',
}

type NextStepsProps = {
  way: Way
  hasMail: boolean
  /** The price in the booking's note, "$210". */
  estimate: string | null
}

/** What happens between booking and appointment, and how far the visitor is. */
export function NextSteps({ way, hasMail, estimate }: NextStepsProps) {
  const checklist = useChecklistProgress()
  return (
    <section className="booked-next wrap py-section print:py-3">
      <h2 className="text-[1.75rem]">What happens next</h2>
      <Steps
        steps={[
          hasMail
            ? {
                title: 'Check your email',
                text: 'We’ve emailed your confirmation. You can change or cancel from there.',
              }
            : {
                title: 'Save this page’s link',
                text: 'You need it to change or cancel.',
              },
          {
            title: 'Gather your papers',
            text: (
              <>
                {checklist && (
                  <b className="font-[650] text-ink">
                    {checklist.ready} of {checklist.total} papers ready.{' '}
                  </b>
                )}
                {way === 'office'
                  ? 'Bring the papers on your checklist.'
                  : 'Have the papers on your checklist ready.'}
              </>
            ),
            action: (
              <ActionLink to="/resources/tax-prep-checklist" className="no-print">
                {checklist ? 'Continue my checklist' : 'Start my checklist'}
              </ActionLink>
            ),
          },
          {
            title: MEETING[way],
            text: (
              <>
                {estimate && (
                  <b className="font-[650] text-ink">Your estimate, {estimate}, is with us. </b>
                )}
                Running late? Call <PhoneLink hasIcon={false} />.
              </>
            ),
            action: way === 'office' && (
              <ExternalLink
                href={site.mapsUrl}
                className="no-print inline-flex min-h-11 items-center gap-2 font-[650]"
              >
                Find us on the map
              </ExternalLink>
            ),
          },
        ]}
      />
    </section>
  )
}
