import { OFFICIAL_LINKS } from '../official-links.ts'
import { STAYS_HERE } from '../../lib/wording.ts'
import { PLANNING_ONLY } from '../phrases.ts'
import type { ContentSection } from '../types.ts'
import { formatDay } from '../../shared/format-date.ts'
import { formatDollars } from '../../shared/money.ts'
import { CHECKED_ON } from '../../tax/data/checked-on.ts'
import { NEXT_WAGES } from '../../tax/next-wages.ts'

const LAST_CHECKED = Object.entries(CHECKED_ON).map(
  ([year, date]) => `Figures of ${year}: last checked on ${formatDay(date)}.`,
)

/** The text below the calculator: how it works and where its figures come from. */
export const CALCULATOR_GUIDE: readonly ContentSection[] = [
  {
    heading: 'How it works',
    paragraphs: [
      'Every line follows that year’s law, in the order of the forms, and is rounded only for display. At most incomes a filed return uses the tax table of the IRS, which can differ by a few dollars.',
      `The effective rate is all tax divided by all income. The marginal rate is what happens to the next ${formatDollars(NEXT_WAGES)} of wages: tax on it, and credits that shrink or grow with it. It can be far above the bracket, or below zero.`,
      'Social Security and Medicare taken from wages are shown beside the income tax but are not part of the refund.',
      'If you leave an age empty, we assume an adult under 50.',
    ],
  },
  {
    heading: 'Where the figures come from',
    paragraphs: [
      'From the Internal Revenue Code, the revenue procedures and notices of the IRS, the Social Security Administration, the Ohio Revised Code and the forms of the Ohio Department of Taxation. Open a line of the result to see its source.',
      ...LAST_CHECKED,
      `School district and village rates are yours to enter: [${OFFICIAL_LINKS.ohioFinder.name}](${OFFICIAL_LINKS.ohioFinder.href}) names them for an address, and your town’s ordinance says what it credits for tax paid at work.`,
    ],
  },
  {
    heading: 'What happens to what you type',
    paragraphs: [
      `${STAYS_HERE} Your browser does the math and keeps the answers in this tab until you start over or close it; nothing is sent to us or anyone else. A copied link holds your answers after the # sign, which browsers do not send to a server; whoever has the link can read them.`,
      PLANNING_ONLY,
    ],
  },
]
