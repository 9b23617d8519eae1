/** The calculator's coverage, by name. tests/tax/coverage-inputs.ts lists the engine inputs behind each. */
export const COVERED = {
  household:
    'Every filing status for 2025, filed in 2026, and for 2026, filed in 2027; age, blindness, people whom someone else can claim, and people without a Social Security number.',
  earnings: 'Wages, tips and overtime, unemployment, gambling winnings, refunds of state tax.',
  investments: 'Interest, dividends, gains and losses, including losses carried over.',
  retirement:
    'Pensions, IRA withdrawals with the 10% tax on early ones and its common exceptions, Social Security.',
  business:
    'A business, a farm or rent, also of a real estate professional, with self-employment tax, the business income deduction, and a worksheet for depreciation, section 179 and bonus.',
  passThrough:
    'Royalties with depletion of oil and gas; partnerships and S corporations by their K-1, with the business income deduction limited by wages and property, and passive losses.',
  adjustments:
    'IRA and health savings contributions, student loan interest, educator expenses, the penalty on early withdrawal of savings, alimony of agreements before 2019.',
  deductions:
    'The standard deduction or itemized ones, whichever saves more, and those for seniors, tips, overtime and car loans; mortgage insurance from 2026 on.',
  credits:
    'Credits for children and dependents, child care with an FSA at work, earned income, college, retirement savings and small foreign taxes.',
  premiumCredit:
    'The premium tax credit for Marketplace insurance in 2025 and 2026, less the advance payments.',
  otherTaxes:
    'The alternative minimum tax, Additional Medicare Tax and the net investment income tax; withholding, payments, and excess Social Security tax of two employers.',
  ohio: 'Ohio: exemptions, the business income deduction, and by name 529 and STABLE plans, medical costs, US bonds, military pay and pensions, disability benefits, depreciation added back.',
  ohioCredits:
    'Ohio credits: for retirement and seniors, lump sums, joint filing, earned income, child care, home and private schooling, scholarship gifts, retraining, and the tax of other states.',
  local:
    'The tax of a school district, of the city or village where you live, its credit for those where you work, each by its own rate, and a move by days.',
} as const satisfies Record<string, string>

/**
 * The gaps in its coverage, by name. With one of these, the result can be far off. tests/tax/coverage-inputs.ts
 * lists inputs that would close each.
 */
export const NOT_COVERED = {
  residence: 'Part-year residents, and people who live outside Ohio.',
  federalCredits:
    'Federal credits for energy or adoption. Ohio’s adoption credit ended; its grant is an Ohio deduction you enter yourself.',
  marketplace:
    'Marketplace insurance shared with another family or with a premium that changed during the year, the year you marry, and the way the credit and the deduction for self-employed health insurance limit each other (Publication 974, Form 8962). The 2026 form is not out yet; we use Rev. Proc. 2025-25.',
  foreignTax: 'Foreign tax over $300 ($600 joint), which needs Form 1116.',
  childTax: 'The tax on a child’s investment income: the calculator only warns about it.',
  gainRates:
    'Gains with their own rates: collectibles, depreciated buildings, small business stock.',
  businessDeduction:
    'In the business income deduction: service trades, and employees or equipment of your own business.',
  passThroughLosses:
    'K-1 losses beyond your basis or amount at risk or left from earlier years, and tax that a partnership or S corporation paid for you in Ohio or to a town.',
  depreciation:
    'Depreciation of cars under 6,000 pounds, of buildings and of property mostly placed in service in the last three months and not written off at once. Gifts other than cash, and farm income averaging.',
  savingsPenalties:
    'The 25% on SIMPLE plans, the 20% on health savings and the 10% on 529 money used for something else.',
  publicPensions:
    'Public employees who pay into an Ohio pension system instead of Social Security: their payroll tax is shown too high.',
  investmentTax:
    'Investment interest and state tax on investments, which lower the net investment income tax: we deduct only forfeited interest.',
  minimumTax:
    'Separate filers with a high alternative minimum tax income in 2026: we add 25%, because the form is not out yet.',
  ohioCredits:
    'Ohio credits by certificate and for owners of pass-through entities. Ohio’s 2026 forms are not out yet, so we go by the text of the law.',
  towns:
    'Town tax refunds for days worked elsewhere, and towns that tax lottery winnings, royalties or S corporation income, or exempt people under 18.',
  smallItems: 'Canceled debt, a fourth student, and depreciation left from earlier years.',
  penalties: 'Penalties and interest.',
} as const satisfies Record<string, string>
