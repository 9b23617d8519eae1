import { noBreak } from '@/components/no-break.tsx'
import { OFFICIAL_LINKS, type OfficialLink } from '@/config/official-links.ts'
import { ButtonExternalLink } from '@/components/ui/button.tsx'

type Tracker = {
  heading: string
  link: OfficialLink
  about: string
  /** What to have ready before opening it. */
  ready: readonly string[]
}

const TRACKERS: readonly Tracker[] = [
  {
    heading: 'Federal',
    link: OFFICIAL_LINKS.wheresMyRefund,
    ready: [
      'Social Security number or ITIN',
      'Filing status',
      'Exact refund amount in whole dollars',
      'Tax year',
    ],
    about:
      'Shows a return one day after an e-filed one is accepted, four weeks after a paper one is mailed.',
  },
  {
    heading: 'Ohio and school district',
    link: OFFICIAL_LINKS.ohioRefund,
    ready: ['Social Security number', 'Tax year', 'Refund amount from the Ohio return'],
    about: 'With guest access or an OHID sign-in at OH|TAX eServices.',
  },
  {
    heading: 'Amended federal return (1040-X)',
    link: OFFICIAL_LINKS.wheresMyAmendedReturn,
    ready: ['Social Security number or ITIN', 'Date of birth', 'ZIP code'],
    about: 'Shows a corrected return about three weeks after it is sent.',
  },
]

/** The official trackers, each with what to have ready. */
export function Trackers() {
  return (
    <section aria-labelledby="trackers" className="tool-reference">
      <h2 id="trackers">Official trackers</h2>
      <p className="mt-3 max-w-measure text-ink-2">
        Only the tax authorities know the status of your refund. Have these ready, then type them
        there, not here.
      </p>
      <ul className="mt-6 grid gap-x-8 gap-y-7 border-t-3 border-ink pt-5 lg:grid-cols-3 print:mt-3 print:grid-cols-3 print:gap-x-5 print:pt-2">
        {TRACKERS.map(({ heading, link, about, ready }) => (
          <li key={link.href} className="flex flex-col items-start">
            <h3>{noBreak(heading)}</h3>
            <p className="mt-1.5 text-small text-ink-2">{about}</p>
            <ul className="mt-3 mb-4.5 w-full print:mb-2 border-t border-rule text-ui">
              {ready.map((item) => (
                <li key={item} className="border-b border-rule py-1.5">
                  {item}
                </li>
              ))}
            </ul>
            <ButtonExternalLink
              href={link.href}
              variant="outline"
              className="mt-auto max-md:w-full print:min-h-0 print:border-0 print:p-0 print:text-left"
            >
              {link.name}
            </ButtonExternalLink>
            <span className="print-only text-small break-all">{link.href}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
