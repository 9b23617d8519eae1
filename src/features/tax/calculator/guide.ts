import { OFFICIAL_LINKS } from '@/content/official-links'
import type { ContentSection } from '@/content/types'
import { formatDay } from '@/lib/format-date'
import { formatDollars } from '@/lib/money'
import { CHECKED_ON } from '../engine/data/checked-on'
import { NEXT_WAGES } from './calculate'

const LAST_CHECKED = Object.entries(CHECKED_ON).map(
  ([year, date]) => `Figures of ${year}: last checked on ${formatDay(date)}.`,
)

/** What stands under the calculator: what it covers, what it does not, and how it works. */
export const CALCULATOR_GUIDE: readonly ContentSection[] = [
  {
    heading: 'What it covers',
    paragraphs: [
      'A personal return of a full-year Ohio resident: federal income tax, Ohio income tax, and the tax of a school district and of a city or village. It knows 2025, filed in 2026, and 2026, filed in 2027.',
    ],
    list: [
      'Wages, tips and overtime, interest, dividends, gains and losses, pensions, Social Security, unemployment, rent, a business or a farm.',
      'The standard deduction or itemized ones, whichever saves more; the deductions for seniors, tips, overtime and car loans; retirement and health savings.',
      'Credits for children and dependents, child care, earned income, college costs and retirement savings.',
      'Self-employment tax, the alternative minimum tax, Additional Medicare Tax and the net investment income tax.',
      'Ohio exemptions, the business income deduction and the main Ohio credits.',
    ],
  },
  {
    heading: 'What it does not cover',
    paragraphs: ['With one of these the result can be far off: bring it to us.'],
    list: [
      'The premium tax credit, the foreign tax credit, and credits for energy or adoption.',
      'The tax on a child’s investment income, and losses carried over from earlier years.',
      'Gains with rates of their own: collectibles, depreciated buildings, small business stock.',
      'Limits on the business income deduction that depend on employees, equipment or a service trade.',
      'Income that married people filing separately add for the alternative minimum tax once their exemption is gone.',
      'Gifts other than cash, and part-year residents, income from other states or less common Ohio credits.',
      'Penalties and interest, and farm income averaging.',
    ],
  },
  {
    heading: 'How it works',
    paragraphs: [
      'Every line is figured by the law of the year, in the order of the forms, and rounded only when shown. At most incomes a filed return uses the tax table of the IRS, which can differ by a few dollars.',
      `The effective rate is all tax divided by all income. The marginal rate is what becomes of the next ${formatDollars(NEXT_WAGES)} of wages: tax on it, and credits that shrink or grow with it. It can be far above the bracket, or below zero.`,
      'Social Security and Medicare taken from wages are shown beside the income tax but are no part of the refund. Wages in box 1 can be lower than the wages they are taken from.',
      'An age left empty counts as an adult under 50.',
    ],
  },
  {
    heading: 'Where the figures come from',
    paragraphs: [
      'From the Internal Revenue Code, the revenue procedures and notices of the IRS, the Social Security Administration, the Ohio Revised Code and the forms of the Ohio Department of Taxation. Open a line of the result to see which one stands behind it.',
      ...LAST_CHECKED,
      `School district and village rates are yours to enter: [${OFFICIAL_LINKS.ohioFinder.name}](${OFFICIAL_LINKS.ohioFinder.href}) names them for an address, and your town’s ordinance says what it credits for tax paid at work.`,
    ],
  },
  {
    heading: 'What happens to what you type',
    paragraphs: [
      'It stays on your device. Your browser calculates and keeps the answers in this tab until you start over or close it; nothing is sent to us or anyone else. A copied link holds your answers after the # sign, which browsers do not send to a server; whoever has the link can read them.',
      'An estimate for planning, not a filed return and not tax advice.',
    ],
  },
]
