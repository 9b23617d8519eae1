import type { Text } from './types.ts'

export type OhioTax = {
  id: string
  name: string
  what: Text
  rate: Text
  threshold: Text
  firstSteps: readonly Text[]
  due: Text
  /** Deadline rules whose next date is shown. */
  dueRules: readonly string[]
  links: readonly { name: string; href: string }[]
}

const GATEWAY = { name: 'Ohio Business Gateway', href: 'https://gateway.ohio.gov' }
const DUE_DATES = {
  name: 'Due dates, Department of Taxation',
  href: 'https://tax.ohio.gov/help-center/resources/duedates',
}
const FINDER = {
  name: 'The Finder: taxes by address',
  href: 'https://thefinder.tax.ohio.gov/StreamlineSalesTaxWeb/',
}
const NET_PROFIT = {
  name: 'Municipal net profit, state filing',
  href: 'https://tax.ohio.gov/business/ohio-business-taxes/municipal-tax/municipaltax',
}
const RITA = { name: 'RITA', href: 'https://www.ritaohio.com' }
const CCA = { name: 'CCA', href: 'https://www.ccaohio.gov' }

/** Every tax in the guide, in the order shown. */
export const OHIO_TAXES = [
  {
    id: 'ownerIncome',
    name: 'Ohio income tax of the owners',
    what: 'Profit of a sole proprietor, partnership, LLC or S corporation is taxed on the owners’ own IT 1040. Ohio has no income tax on C corporations.',
    rate: 'For most filers, nothing on the first {businessIncomeDeductionCap} of business income; {businessIncomeRate} above it.',
    threshold:
      'Every dollar is reported; the deduction is claimed on the Schedule of Business Income.',
    firstSteps: [
      'Keep business and private money apart, so that the profit is clear.',
      'Work out [estimated payments](/resources/estimated-taxes) for the federal and Ohio tax.',
    ],
    due: 'The return by April 15; estimates on April 15, June 15, September 15 and January 15.',
    dueRules: ['return-it1040', 'estimated-it1040'],
    links: [
      { name: 'Pay Ohio income tax', href: 'https://tax.ohio.gov/pay' },
      { name: 'R.C. 5747.02', href: 'https://codes.ohio.gov/ohio-revised-code/section-5747.02' },
    ],
  },
  {
    id: 'passThroughEntity',
    name: 'Pass-through entity tax (IT 4738)',
    what: 'A partnership or S corporation may choose to pay Ohio income tax itself. The owners take a refundable credit and add the tax back on the IT 1040. It can help if the federal deduction for state taxes is capped for you.',
    rate: '{it4738Rate} of the entity’s qualifying taxable income.',
    threshold:
      'A choice for one year at a time. You cannot take it back, and it binds every owner. Not open to disregarded entities.',
    firstSteps: [
      'Compare the owners’ federal saving with the cost before the year ends.',
      'Make the estimated payments; elect on the return, on time.',
    ],
    due: 'Estimates on {it4738EstimateDates}; election and return by April 15.',
    dueRules: ['it4738', 'estimated-it4738'],
    links: [DUE_DATES],
  },
  {
    id: 'cat',
    name: 'Commercial Activity Tax (CAT)',
    what: 'A tax on Ohio gross receipts, not on profit. It applies to every kind of entity.',
    rate: '{catRate} of Ohio taxable gross receipts above the exclusion. There is no annual minimum tax.',
    threshold:
      'Receipts above {catExclusion} a year. At or below that no return is due, and an open account can be canceled.',
    firstSteps: [
      'Add up Ohio receipts of all companies under common ownership.',
      'Above the exclusion, register and file each quarter through the Gateway.',
    ],
    due: 'Quarterly: {catReturnDates}.',
    dueRules: ['cat'],
    links: [
      {
        name: 'Commercial activity tax, Department of Taxation',
        href: 'https://tax.ohio.gov/business/ohio-business-taxes/commercial-activities',
      },
      GATEWAY,
    ],
  },
  {
    id: 'sales',
    name: 'Sales tax',
    what: 'Collected from the customer on goods and on the services the law names, and passed on to the state.',
    rate: '{ohioSalesTaxRate} for the state and a county part on top: {ohioSalesTaxRange} in all, {muskingumSalesTax} in Muskingum County.',
    threshold: 'From the first taxable sale. Get a vendor’s license before that.',
    firstSteps: [
      'Find out which of your sales are taxable; several exemptions ended with 2025 (H.B. 96).',
      'Get a vendor’s license for the county of the shop, or a transient one for fairs and markets.',
      'Collect exemption certificates from customers who are exempt.',
    ],
    due: 'Monthly, on the 23rd of the next month; small vendors may be told to file twice a year. There is a discount of {vendorDiscount}, with a cap, for filing and paying on time.',
    dueRules: ['sales'],
    links: [GATEWAY, FINDER],
  },
  {
    id: 'use',
    name: 'Use tax',
    what: 'The other side of sales tax: the buyer owes it if the seller charged none, for example on tools bought from another state.',
    rate: 'The sales tax rate where you use the item: {ohioSalesTaxRange}.',
    threshold: 'From the first untaxed purchase that would have been taxable in an Ohio shop.',
    firstSteps: [
      'Go through the year’s invoices without tax.',
      'Report it on the IT 1040, line 12. A company, or a shop that often buys without tax, registers through the Gateway.',
    ],
    due: 'With the return it is reported on; for the IT 1040 by April 15.',
    dueRules: ['return-it1040'],
    links: [GATEWAY, FINDER],
  },
  {
    id: 'withholding',
    name: 'Employer withholding, state and school district',
    what: 'Ohio income tax withheld from wages, and school district tax for workers who live in a district that has one.',
    rate: 'By the state’s withholding tables and each worker’s IT 4.',
    threshold:
      'From the first wage; pay for farm labor is exempt (R.C. 5747.06(A)). Quarterly up to {withholdingQuarterlyLimit} in the 12 months to June 30 before, monthly above that, by partial week from {withholdingWeeklyLimit}.',
    firstSteps: [
      'Get an EIN, then register with the IT 1 through the Gateway.',
      'Have each worker sign an IT 4 with the school district of their home.',
      'Report each new hire within {newHireDays}.',
    ],
    due: 'Quarterly payers: the last day of the next month. Monthly payers: the 15th. A reconciliation (IT 941, SD 141) follows each year; its date is on the Department’s list.',
    dueRules: ['withholding-monthly', 'withholding-quarterly'],
    links: [GATEWAY, DUE_DATES, { name: 'New hire reporting', href: 'https://www.oh-newhire.com' }],
  },
  {
    id: 'unemployment',
    name: 'Unemployment contributions',
    what: 'Paid by the employer alone to the Department of Job and Family Services.',
    rate: '{ohioUnemploymentNewRate2026} for most new employers, more in construction; later by the firm’s own record. A surcharge of {unemploymentSurcharge2026} is added in 2026.',
    threshold:
      'On the first {ohioUnemploymentWageBase} of each worker’s wages. Small farm and household payrolls can be outside it (R.C. 4141.01).',
    firstSteps: ['Register in The SOURCE and answer its questions on liability.'],
    due: 'The last day of the month after each quarter.',
    dueRules: ['unemployment'],
    links: [{ name: 'The SOURCE', href: 'https://thesource.jfs.ohio.gov' }],
  },
  {
    id: 'workersCompensation',
    name: 'Workers’ compensation',
    what: 'Insurance for injuries at work. In Ohio it comes from the state fund, not from private insurers.',
    rate: 'A premium on payroll by class of work.',
    threshold:
      'Required with one employee or more. Optional for sole owners, partners, LLC members and the sole owner of a corporation.',
    firstSteps: ['Apply with form U-3 and a deposit of {bwcDeposit} before the first day of work.'],
    due: 'The policy year is {bwcPolicyYear}. Premiums go by estimated payroll; the true-up is due by August 15.',
    dueRules: ['workers-comp'],
    links: [{ name: 'Bureau of Workers’ Compensation', href: 'https://www.bwc.ohio.gov' }],
  },
  {
    id: 'netProfit',
    name: 'Municipal net profit tax',
    what: 'A village or city taxes the profit earned there. With several towns the profit is divided by property, payroll and sales. RITA and CCA collect for their member towns; other towns collect for themselves. Townships have no income tax of their own.',
    rate: 'Set by each town: up to {municipalRateWithoutVote} without a vote, more with one. Dresden: {dresdenIncomeTax}; confirm it in The Finder.',
    threshold:
      'From the first dollar of profit. Estimates when {municipalEstimateThreshold} or more will be owed.',
    firstSteps: [
      'Look up the address of each place of work in The Finder.',
      'Open an account with the collector: RITA, CCA or the town.',
      'Partnerships and corporations may file one return with the state instead; check the date to opt in.',
    ],
    due: 'Sole owners: the town return by April 15; estimates on April 15, June 15, September 15 and January 15. Companies: the return by April 15; the fourth estimate on December 15.',
    dueRules: ['net-profit', 'estimated-net-profit'],
    links: [FINDER, RITA, CCA, NET_PROFIT],
  },
  {
    id: 'townWithholding',
    name: 'Municipal withholding',
    what: 'Town tax withheld from wages for work done in a village or city with an income tax.',
    rate: 'The rate of the town where the work is done.',
    threshold:
      'A town where a worker spends {ohioTwentyDayRule} a year or fewer can be left out. A work site meant to last longer counts from the first day, and so does the worker’s main place of work.',
    firstSteps: [
      'Keep a record of days by worker and town.',
      'Register with the collector of each town.',
    ],
    due: 'Quarterly payers: the last day of the next month; larger amounts monthly. Reconciliation with W-2s by the end of February.',
    dueRules: ['town-withholding', 'town-withholding-year'],
    links: [FINDER, RITA, CCA],
  },
  {
    id: 'schoolDistrict',
    name: 'School district income tax (SD 100)',
    what: 'Paid by people who live in the district, not by companies. Some districts tax earned income only, others a broader income that adds the business income deduction back.',
    rate: 'From {schoolDistrictRates}, by district.',
    threshold:
      '{schoolDistrictCount2026} districts have it in 2026. None in Muskingum County is on the list.',
    firstSteps: ['Look up the owner’s home in The Finder and note the four-digit number.'],
    due: 'Its own return, by April 15, with estimates like the IT 1040’s.',
    dueRules: ['return-sd100', 'estimated-sd100'],
    links: [
      FINDER,
      {
        name: 'School district income tax guide',
        href: 'https://tax.ohio.gov/static/tax_analysis/tax_data_series/school_district_data/sditqa.pdf',
      },
    ],
  },
  {
    id: 'annual',
    name: 'Yearly filings and registration',
    what: 'The federal return comes first, because the Ohio and town returns start from it. Companies also keep their registration with the Secretary of State current.',
    rate: 'No separate tax.',
    threshold:
      'Most LLCs and corporations file no regular report with Ohio. Professional associations (R.C. 1785.06, even years) and limited liability partnerships (R.C. 1776.83, odd years) file one every second year.',
    firstSteps: [
      'Register the name or the company with the Secretary of State, then get an EIN.',
      'Put every date in one calendar: [tax deadlines](/resources/deadlines).',
    ],
    due: 'Partnerships and S corporations by March 15, sole owners and C corporations by April 15; W-2s and 1099-NECs by January 31. Each moves past a weekend or holiday.',
    dueRules: [],
    links: [
      { name: 'Secretary of State, business filings', href: 'https://www.ohiosos.gov/businesses' },
      { name: 'EIN application', href: 'https://www.irs.gov/ein' },
    ],
  },
] as const satisfies readonly OhioTax[]

export type OhioTaxId = (typeof OHIO_TAXES)[number]['id']
