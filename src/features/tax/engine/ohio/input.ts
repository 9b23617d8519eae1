import type { SchoolDistrict, Village } from './local-taxes.ts'

/** How much of the federal depreciation Ohio adds back (R.C. 5747.01(A), Department of Taxation). */
export type AddBackShare = 'fiveSixths' | 'twoThirds' | 'all' | 'none'

/** What the Ohio return needs in addition to the federal one. Amounts are dollars and default to 0. */
export type OhioInput = {
  /** Additions and deductions of the Schedule of Adjustments that have no field here. */
  otherAdditions?: number
  otherDeductions?: number
  /** The part of tax-exempt interest from bonds of other states and their towns. */
  otherStateBondInterest?: number
  /** The year's bonus depreciation and section 179 expense, included in the business profit. */
  bonusDepreciation?: number
  section179?: number
  addBackShare?: AddBackShare
  /** This year's part of depreciation added back in earlier years. */
  earlierAddBack?: number
  /** The part of interest and dividends from US bonds, bills and notes. */
  usBondInterest?: number
  /** Paid into Ohio's 529 plan, and for how many beneficiaries. */
  collegeSavings?: number
  collegeBeneficiaries?: number
  /** Paid into STABLE accounts, and for how many beneficiaries. */
  ableSavings?: number
  ableBeneficiaries?: number
  /**
   * The part of the medical expenses for health premiums in months without Medicare or an employer's plan.
   */
  ownHealthPremiums?: number
  /** The part of the medical expenses for long-term care insurance premiums. */
  longTermCarePremiums?: number
  pregnancyCenterGifts?: number
  /** Students taught at home. */
  homeSchoolStudents?: number
  /** Tuition at nonchartered, nonpublic schools. */
  privateSchoolTuition?: number
  /** Gifts to candidates for Ohio offices. A credit up to 2025. */
  campaignGifts?: number
  /** The whole balance of a retirement plan, paid out on retirement, and the table's years of life. */
  lumpSumRetirement?: number
  /** Claims the lump sum distribution credit, which replaces the senior credit of every future year. */
  claimsLumpSumDistribution?: boolean
  /** Years of life by age from the table of the IT 1040 booklet. */
  lifeYears?: number
  /**
   * Income that another state taxes too, and that state's tax on it. Excludes wages earned in a border state.
   */
  otherStateIncome?: number
  otherStateTax?: number
  withholding?: number
  estimatedPayments?: number
  /** Withheld and paid for the school district (form SD 100). */
  schoolDistrictPayments?: number
  schoolDistrict?: SchoolDistrict
  village?: Village
}

export type FullOhioInput = Required<Omit<OhioInput, 'schoolDistrict' | 'village'>> &
  Pick<OhioInput, 'schoolDistrict' | 'village'>

/** Defaults of omitted amounts. */
export const OHIO_DEFAULTS: Required<Omit<OhioInput, 'schoolDistrict' | 'village'>> = {
  otherAdditions: 0,
  otherDeductions: 0,
  otherStateBondInterest: 0,
  bonusDepreciation: 0,
  section179: 0,
  addBackShare: 'fiveSixths',
  earlierAddBack: 0,
  usBondInterest: 0,
  collegeSavings: 0,
  collegeBeneficiaries: 1,
  ableSavings: 0,
  ableBeneficiaries: 1,
  ownHealthPremiums: 0,
  longTermCarePremiums: 0,
  pregnancyCenterGifts: 0,
  homeSchoolStudents: 0,
  privateSchoolTuition: 0,
  campaignGifts: 0,
  lumpSumRetirement: 0,
  claimsLumpSumDistribution: false,
  lifeYears: 0,
  otherStateIncome: 0,
  otherStateTax: 0,
  withholding: 0,
  estimatedPayments: 0,
  schoolDistrictPayments: 0,
}
