import type { AddBackShare } from '../data/ohio.ts'

/** What the Ohio return needs in addition to the federal one, with its defaults. Amounts are dollars. */
export const OHIO_DEFAULTS = {
  /** Additions and deductions of the Schedule of Adjustments that have no field here. */
  otherAdditions: 0,
  otherDeductions: 0,
  /** The part of tax-exempt interest from bonds of other states and their towns. */
  otherStateBondInterest: 0,
  /** The year's bonus depreciation and section 179 expense, included in the business profit. */
  bonusDepreciation: 0,
  section179: 0,
  addBackShare: 'fiveSixths' as AddBackShare,
  /** This year's part of depreciation added back in earlier years. */
  earlierAddBack: 0,
  /** The part of interest and dividends from US bonds, bills and notes. */
  usBondInterest: 0,
  /** Paid into Ohio's 529 plan, and for how many beneficiaries. */
  collegeSavings: 0,
  collegeBeneficiaries: 1,
  /** Paid into STABLE accounts, and for how many beneficiaries. */
  ableSavings: 0,
  ableBeneficiaries: 1,
  /**
   * The part of the medical expenses for health premiums in months without Medicare or an employer's plan.
   */
  ownHealthPremiums: 0,
  /** The part of the medical expenses for long-term care insurance premiums. */
  longTermCarePremiums: 0,
  pregnancyCenterGifts: 0,
  /** Students taught at home. */
  homeSchoolStudents: 0,
  /** Tuition at nonchartered, nonpublic schools. */
  privateSchoolTuition: 0,
  /** Gifts to candidates for Ohio offices. A credit up to 2025. */
  campaignGifts: 0,
  /** The whole balance of a retirement plan, paid out on retirement, and the table's years of life. */
  lumpSumRetirement: 0,
  /** Claims the lump sum distribution credit, which replaces the senior credit of every future year. */
  claimsLumpSumDistribution: false,
  /** Years of life by age from the table of the IT 1040 booklet. */
  lifeYears: 0,
  /**
   * Income that another state taxes too, and that state's tax on it. Excludes wages earned in a border state.
   */
  otherStateIncome: 0,
  otherStateTax: 0,
  withholding: 0,
  estimatedPayments: 0,
  /** Withheld and paid for the school district (form SD 100). */
  schoolDistrictPayments: 0,
}

/** The part of the year, by days, that the filer lived there. Defaults to the whole year. */
type Residence = { yearShare?: number }

/** A school district's tax as the visitor enters it; the rate is a fraction. */
export type SchoolDistrict = Residence & { rate: number; base: 'traditional' | 'earnedIncome' }

/**
 * A W-2 taxed by the town of the workplace: the wages and the tax withheld there in dollars, and that town's rate
 * as a fraction. Without a rate, its tax is what was withheld.
 */
export type Workplace = { wages: number; rate?: number; paid: number }

/** The tax of the filer's city or village of residence. Rates and shares are fractions. */
export type Village = Residence & {
  rate: number
  taxedElsewhere: readonly Workplace[]
  /** The credit for each: a share of that town's tax, up to a rate on those wages. */
  creditShare: number
  creditLimitRate: number
  /** It taxes gambling and lottery winnings of residents (R.C. 718.01(B)(1)(d)). */
  taxesWinnings?: boolean
  /** Withheld and paid for the town of residence, in dollars. */
  payments: number
}

/** The earlier ones are those of another address in the same year. */
type LocalTaxes = {
  schoolDistrict?: SchoolDistrict
  earlierDistrict?: SchoolDistrict
  village?: Village
  earlierVillage?: Village
}

/** The Ohio input as given. Missing fields have their defaults. */
export type OhioInput = Partial<typeof OHIO_DEFAULTS> & LocalTaxes

/** The Ohio input with every default filled in. */
export type FullOhioInput = typeof OHIO_DEFAULTS & LocalTaxes
