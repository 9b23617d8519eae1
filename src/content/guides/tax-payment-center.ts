import { OFFICIAL_LINKS, type OfficialLinkId } from '../official-links.ts'
import type { ContentSection } from '../types.ts'

/** The current rules, and what to do about a bill the visitor can't pay. */
export const PAYMENT_RULES: readonly ContentSection[] = [
  {
    heading: 'Current rules',
    paragraphs: [],
    list: [
      'EFTPS has taken no new individuals since October 17, 2025. Use Direct Pay or an Online Account; those enrolled earlier may continue for now. Businesses can still enroll.',
      `Paper is being phased out (Executive Order 14247): most refund checks ended on September 30, 2025, and payments will follow. The IRS still took checks and money orders in January 2026; ${written('modernPayments')} has the current status.`,
      'A payment counts on the day you authorize it for, not on the day your bank books it. Keep the confirmation number.',
      'On a joint return, pay under the Social Security number that comes first on it.',
      'When each payment is due: [deadline calendar](/resources/deadlines).',
      `A federal payment that is not listed here: ${written('irsPayments')}.`,
    ],
  },
  {
    heading: 'If you cannot pay it all at once',
    paragraphs: [
      'File the return on time anyway: the penalty for filing late is larger than the one for paying late. Pay what you can, then ask for time to pay the rest.',
    ],
    list: [
      `IRS: ${written('irsPaymentPlan')}. A short plan, of a few months, costs nothing to set up; a monthly plan has a setup fee, lowest when you apply online and pay by direct debit, and people with low incomes pay less or nothing. Interest and penalties continue until all is paid: the rate is {irsInterestQ42026} a year in the fourth quarter of 2026.`,
      'Ohio: the Department of Taxation sets up no payment plans. It takes partial payments at any time. It keeps billing you, and later the Attorney General’s office collects, until all is paid. That office does agree to plans. Interest in 2026 is {ohioInterest2026}.',
      'Village or city tax: ask RITA, CCA or the village office before the bill is overdue.',
      'Payroll tax: do not use withheld money for anything else. The people in charge can be held personally responsible for it.',
    ],
  },
]

function written(id: OfficialLinkId): string {
  const { name, href } = OFFICIAL_LINKS[id]
  return `[${name}](${href})`
}
