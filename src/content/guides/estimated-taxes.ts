import { OFFICIAL_LINKS } from '../official-links.ts'
import type { ContentSection } from '../types.ts'

/** Who pays, how much is safe, and what a late payment costs. */
export const ESTIMATE_GUIDE = {
  who: {
    heading: 'Who pays through the year',
    paragraphs: [
      'Tax is due as income comes in. Wages and most pensions have it withheld. Profit from a business or a farm, rent, interest, dividends, gains and royalties do not, so you send it yourself, four times a year.',
      'You need no federal payments if you will owe less than {estimatedTaxThreshold} after withholding and credits; no Ohio payments if you will owe {ohioEstimatedThreshold} or less, school district tax included; none to a village or city if you will owe it less than {municipalEstimateThreshold}.',
    ],
  },
  amount: {
    heading: 'How much is safe',
    paragraphs: [
      'Pay the smaller of the two amounts below, withholding included, in equal parts on each date. Then there is no penalty, whatever the return shows. The rest is due in April.',
    ],
    list: [
      'This year’s tax: {estimatedCurrentYearShare} of it.',
      'Last year’s tax: {estimatedPriorYearShare} of it, or {estimatedPriorYearShareHigh} if last year’s adjusted gross income was over {estimatedHighIncomeAgi}. If you are married and file separately, that limit is {estimatedHighIncomeAgiSeparate}. Last year counts only if its return covered twelve months.',
      'Withholding counts as paid evenly over the year, whenever it was taken. Raising it late in the year can make up for a payment missed in the spring.',
    ],
  },
  farm: {
    heading: 'Farmers and fishers',
    paragraphs: [
      'If at least two-thirds of your gross income, this year or on last year’s return, is from farming or fishing, {estimatedFarmShare} of this year’s tax takes the place of the larger share, and {estimatedPriorYearShare} of last year’s tax is enough at any income.',
      'You make one payment, in January. You may leave it out if you file the return and pay all of the tax by the beginning of March. Ohio has a rule of its own, Ohio Adm. Code 5703-7-04: ask us before you rely on it.',
    ],
  },
  ohio: {
    heading: 'Ohio, school district and town',
    paragraphs: [
      'For Ohio, the safe amount is {ohioEstimatedShares}, whichever is smaller. There is no higher share for higher incomes. The dates are the federal ones.',
      'School district income tax is paid with SD 100ES, on the same days and the same page as IT 1040ES. The law tests both taxes together: what counts is their sum, less all that is withheld for both. Enter both above, and the tool says how much goes with which form.',
      'For a village or city, it is {municipalEstimatedShares}. Last year counts if you filed a return with the town for the whole year. The dates are the same; RITA, CCA or the town takes the payment, and the [payment center](/resources/tax-payment-center) has their pages.',
    ],
  },
  late: {
    heading: 'What a late payment costs',
    paragraphs: [
      'The federal penalty is simple interest on the part that is late, by the day, from its due date until it is paid, but no later than April 15. The rate is set for each quarter; the first half of April keeps the rate of the quarter before.',
    ],
    list: [
      '2025: {irsInterest2025} in every quarter.',
      '2026: {irsInterestQ12026} in the first quarter, {irsInterestQ22026} in the second, {irsInterestQ32026} in the third and {irsInterestQ42026} in the fourth.',
      `2027: not published when this page was checked. The [IRS page of rates](${OFFICIAL_LINKS.irsInterestRates.href}) has each quarter’s rate once it is out; until then, the tool does not include interest for it.`,
      'Ohio figures an interest penalty on form IT/SD 2210. Its rate for 2026 is {ohioInterest2026}.',
    ],
  },
  uneven: {
    heading: 'Income that comes late in the year',
    paragraphs: [
      `You need not pay equal parts on income you have not earned yet. The annualized method, Schedule AI of [Form 2210](${OFFICIAL_LINKS.form2210.href}), follows the income of each period. This page does not work it out.`,
    ],
  },
} as const satisfies Record<string, ContentSection>

/** The official pages that take estimated payments. */
export const PAYMENT_PAGES = [
  { link: OFFICIAL_LINKS.directPay, text: 'Federal, from a bank account, without a sign-in' },
  { link: OFFICIAL_LINKS.irsOnlineAccount, text: 'Federal, with a list of what you have paid' },
  { link: OFFICIAL_LINKS.irsCardPayment, text: 'Federal, by card; the processor takes a fee' },
  { link: OFFICIAL_LINKS.ohioPay, text: 'Ohio IT 1040ES and school district SD 100ES' },
  { link: OFFICIAL_LINKS.form1040Es, text: 'To work it out on paper' },
] as const
