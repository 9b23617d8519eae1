import { byStatus, forAll, type Range } from './figure.ts'

/**
 * The maximum that an exception exempts from the tax on early withdrawals, in dollars. No row means no limit.
 */
export const EARLY_LIMITS = { firstHome: 10000, emergency: 1000, disaster: 22000 } as const

/** The last year of the deductions for seniors, tips, overtime and car loans (P.L. 119-21 §§70103, 70201-70203). */
export const FURTHER_DEDUCTIONS_UNTIL = 2028

/** The rates by which the earned income credit rises and falls, by children; 3 means more, too (IRC §32(b)(1)). */
const EARNED_INCOME_RATES = {
  0: { phaseInRate: 0.0765, phaseoutRate: 0.0765 },
  1: { phaseInRate: 0.34, phaseoutRate: 0.1598 },
  2: { phaseInRate: 0.4, phaseoutRate: 0.2106 },
  3: { phaseInRate: 0.45, phaseoutRate: 0.2106 },
}

/** The earned income credit with so many children: its most, and the incomes from which it falls, in dollars. */
export function earnedIncomeRow(
  children: keyof typeof EARNED_INCOME_RATES,
  maxCredit: number,
  phaseoutStart: number,
  phaseoutStartJoint: number,
) {
  return { ...EARNED_INCOME_RATES[children], maxCredit, phaseoutStart, phaseoutStartJoint }
}

/** Federal figures that the law does not adjust for inflation, as of 2025 and 2026. One that changes moves to the years. */
export const FEDERAL_FIXED = {
  seniorDeduction: {
    value: {
      minimumAge: 65,
      amountEach: 6000,
      phaseoutRate: 0.06,
      phaseoutStart: byStatus<number | null>(75000, 150000, null, 75000, 75000),
    },
    source: 'IRC §151(d)(5)(C), P.L. 119-21 §70103 (2025 to 2028)',
  },
  tipsDeduction: {
    value: {
      cap: forAll(25000),
      phaseoutStart: byStatus<number | null>(150000, 300000, null, 150000, 150000),
      reductionPer1000: 100,
    },
    source: 'IRC §224, P.L. 119-21 §70201 (2025 to 2028); Schedule 1-A lines 4-13',
  },
  overtimeDeduction: {
    value: {
      cap: byStatus(12500, 25000, 0, 12500, 12500),
      phaseoutStart: byStatus<number | null>(150000, 300000, null, 150000, 150000),
      reductionPer1000: 100,
    },
    source: 'IRC §225, P.L. 119-21 §70202 (2025 to 2028); Schedule 1-A lines 14-21',
  },
  carLoanDeduction: {
    value: {
      cap: forAll(10000),
      phaseoutStart: byStatus<number | null>(100000, 200000, 100000, 100000, 100000),
      reductionPer1000: 200,
    },
    source: 'IRC §163(h)(4), P.L. 119-21 §70203 (2025 to 2028); Prop. Reg. §1.163-16',
  },
  medicalFloor: { value: 0.075, source: 'IRC §213(a)' },
  mortgageDebtLimit: {
    value: byStatus(750000, 750000, 375000, 750000, 750000),
    source: 'IRC §163(h)(3)',
  },
  capitalLossLimit: { value: byStatus(3000, 3000, 1500, 3000, 3000), source: 'IRC §1211(b)' },
  educationCredits: {
    value: {
      americanOpportunity: { full: 2000, quarter: 2000, quarterRate: 0.25 },
      refundableShare: 0.4,
      lifetimeLearning: { rate: 0.2, expenseLimit: 10000 },
      phaseout: byStatus<Range | null>(
        [80000, 90000],
        [160000, 180000],
        null,
        [80000, 90000],
        [80000, 90000],
      ),
    },
    source: 'IRC §25A',
  },
  payrollRates: {
    value: {
      employeeSocialSecurity: 0.062,
      employeeMedicare: 0.0145,
      selfEmployedSocialSecurity: 0.124,
      selfEmployedMedicare: 0.029,
      netEarningsFactor: 0.9235,
      threshold: 400,
      halfDeductible: 0.5,
    },
    source: 'IRC §§1401, 1402, 3101, 164(f); Schedule SE',
  },
  /** Employers withhold it from wages above `withheldOver`, whatever the filing status. */
  additionalMedicare: {
    value: {
      rate: 0.009,
      threshold: byStatus(200000, 250000, 125000, 200000, 200000),
      withheldOver: 200000,
    },
    source: 'IRC §§3101(b)(2), 3102(f), 1401(b)(2); Form 8959',
  },
  netInvestmentIncome: {
    value: { rate: 0.038, threshold: byStatus(200000, 250000, 125000, 200000, 250000) },
    source: 'IRC §1411; Form 8960',
  },
  socialSecurityBenefits: {
    value: {
      shares: [0.5, 0.85] as const,
      baseHalf: byStatus(25000, 32000, 0, 25000, 25000),
      base85: byStatus(34000, 44000, 0, 34000, 34000),
      apartBaseHalf: 25000,
      apartBase85: 34000,
    },
    source: 'IRC §86',
  },
  /** Foreign tax that can be credited without Form 1116. */
  simpleForeignTax: {
    value: byStatus(300, 600, 300, 300, 300),
    source: 'IRC §904(j); Form 1116 instructions',
  },
  /** Share of taxable income that a net operating loss can offset. */
  netOperatingLossShare: { value: 0.8, source: 'IRC §172(a)(2)' },
  businessWageLimit: {
    value: { ofWages: 0.5, ofWagesWithProperty: 0.25, ofProperty: 0.025 },
    source: 'IRC §199A(b)(2)(B); Form 8995-A',
  },
  depletion: {
    value: { ofGross: 0.15, ofTaxableIncome: 0.65 },
    source: 'IRC §613A(c)(1), (d)(1); Publication 535',
  },
  rentalLoss: {
    value: { max: 25000, phaseoutStart: 100000, rate: 0.5 },
    source: 'IRC §469(i); Form 8582',
  },
}
