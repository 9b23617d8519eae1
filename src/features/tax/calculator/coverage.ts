/** The calculator's coverage, by name. tests/tax/coverage-inputs.ts lists the engine inputs behind each. */
export const COVERED = {
  household:
    'Every filing status for 2025, filed in 2026, and for 2026, filed in 2027; age, blindness, people whom someone else can claim, and people without a Social Security number.',
  earnings:
    'Wages, tips and overtime, unemployment, gambling winnings, scholarships, refunds of state tax.',
  investments:
    'Interest, dividends, gains and losses, including losses carried over, a home that was sold, and a child’s income at the parents’ rate.',
  retirement:
    'Pensions, IRA withdrawals with the 10% tax on early ones and its common exceptions, Social Security.',
  business:
    'A business, a farm or rent, also of a real estate professional, with property that was sold, a SEP or solo 401(k), self-employment tax, the business income deduction, and a worksheet for depreciation, section 179 and bonus.',
  passThrough:
    'Royalties with depletion of oil and gas; partnerships and S corporations by their K-1, with the business income deduction limited by wages and property, passive losses, and the owner’s health insurance.',
  adjustments:
    'IRA and health savings contributions, student loan interest, educator expenses, the penalty on early withdrawal of savings, alimony of agreements before 2019.',
  deductions:
    'The standard deduction or itemized ones, whichever saves more, and those for seniors, tips, overtime and car loans; mortgage insurance from 2026 on.',
  credits:
    'Credits for children and dependents, child care with an FSA at work, earned income, adoption, college, retirement savings and small foreign taxes.',
  premiumCredit:
    'The premium tax credit for Marketplace insurance in 2025 and 2026, less the advance payments.',
  otherTaxes:
    'The alternative minimum tax, Additional Medicare Tax and the net investment income tax; withholding, payments, and excess Social Security tax of two employers.',
  ohio: 'Ohio: exemptions, the business income deduction, and by name 529 and STABLE plans, medical costs, US bonds, military pay and pensions, disability benefits, depreciation added back.',
  ohioCredits:
    'Ohio credits: for retirement and seniors, lump sums, joint filing, earned income, child care, home and private schooling, scholarship gifts, retraining, and the tax of other states.',
  local:
    'The tax of a school district, of the city or village where you live, also on winnings, its credit for those where you work, each by its own rate, and a move by days.',
} as const satisfies Record<string, string>
