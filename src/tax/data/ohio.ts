import { byStatus, type Figure, type Steps } from './figure.ts'

const EXEMPTION_STEPS: Steps = [
  [40000, 2400],
  [80000, 2150],
  [Infinity, 1900],
]
const RETIREMENT_STEPS: Steps = [
  [500, 0],
  [1500, 25],
  [3000, 50],
  [5000, 80],
  [8000, 130],
  [Infinity, 200],
]
const JOINT_FILING_STEPS: Steps = [
  [25000, 0.2],
  [50000, 0.15],
  [75000, 0.1],
  [Infinity, 0.05],
]

/** Ohio figures that are the same for 2025 and 2026 (H.B. 96 §757.120(A) suspends indexing). One that changes moves to the years. */
const OHIO_FIXED = {
  businessIncome: {
    value: { deductionCap: byStatus(250000, 250000, 125000, 250000, 250000), rate: 0.03 },
    source: 'R.C. 5747.01, 5747.02(A)(4); Ohio Schedule of Business Income lines 10-16',
  },
  retirementIncomeCredit: {
    value: { steps: RETIREMENT_STEPS, incomeUnder: 100000 },
    source: 'R.C. 5747.055(B); 2025 IT 1040 booklet pp. 28, 44',
  },
  seniorCitizenCredit: {
    value: { amount: 50, minimumAge: 65, incomeUnder: 100000 },
    source: 'R.C. 5747.055(F); 2025 IT 1040 booklet p. 28',
  },
  exemptionCredit: {
    value: { amount: 20, incomeUnder: 30000 },
    source: 'R.C. 5747.022; 2025 IT 1040 booklet p. 29',
  },
  earnedIncomeCredit: { value: 0.3, source: 'R.C. 5747.71; 2025 IT 1040 booklet p. 30' },
  /** Shares of the federal credit: before its limit to the tax, and as allowed. */
  childCareCredit: {
    value: {
      full: { incomeUnder: 20000, share: 1 },
      part: { incomeUnder: 40000, share: 0.25 },
    },
    source: 'R.C. 5747.054; 2025 IT 1040 booklet pp. 28, 45',
  },
  /** For each remaining year of life, from an age on. */
  lumpSumDistributionCredit: {
    value: { perYear: 50, minimumAge: 65 },
    source: 'R.C. 5747.055(G)',
  },
  displacedWorkerCredit: {
    value: { max: 500, share: 0.5 },
    source: 'R.C. 5747.27; 2025 Ohio Schedule of Credits line 7',
  },
  /** For each student. */
  homeSchoolCredit: { value: 250, source: 'R.C. 5747.72' },
  /** Maximum for each filer. */
  scholarshipCredit: { value: 750, source: 'R.C. 5747.73' },
  privateSchoolCredit: {
    value: { incomeUnder: 50000, low: 1000, high: 1500 },
    source: 'R.C. 5747.75',
  },
  /** Maximum for each beneficiary. */
  collegeSavings: { value: 4000, source: 'R.C. 5747.70' },
  ableSavings: { value: 4000, source: 'R.C. 5747.78' },
  /** Share of federal adjusted gross income that medical costs must exceed. */
  medicalFloor: { value: 0.075, source: 'R.C. 5747.01(A)(10); 2025 IT 1040 booklet p. 41' },
  /** Maximum for each educator, beyond the federal adjustment. */
  educatorExpenses: { value: 300, source: 'R.C. 5747.01(A)(31)' },
  /** Maximum for each filer. */
  pregnancyCenterGifts: { value: 750, source: 'R.C. 5747.01(A)(44), H.B. 96' },
  depreciation: {
    value: {
      /** Section 179 expense up to this amount is not added back. */
      section179Free: 25000,
      shares: { fiveSixths: 5 / 6, twoThirds: 2 / 3, all: 1, none: 0 },
      /** The number of later years over which it is deducted in equal parts. */
      laterYears: { fiveSixths: 5, twoThirds: 2, all: 6, none: 0 },
    },
    source: 'R.C. 5747.01(A); Department of Taxation on the depreciation add-back',
  },
  schoolDistrictSeniorCredit: { value: 50, source: 'R.C. chapter 5748; form SD 100' },
}

/** How much of the federal depreciation Ohio adds back (R.C. 5747.01(A), Department of Taxation). */
export type AddBackShare = keyof typeof OHIO_FIXED.depreciation.value.shares

/** Ohio figures of one tax year. */
export type OhioFigures = typeof OHIO_FIXED & {
  rates: Figure<{
    zeroUpTo: number
    bands: ReadonlyArray<{ over: number; base: number; rate: number }>
  }>
  personalExemption: Figure<{ steps: Steps; zeroFrom: number }>
  jointFilingCredit: Figure<{
    steps: Steps
    max: number
    incomeUnder: number
    eachSpouseNeeds: number
  }>
  /** Maximum for each filer. 0 in years without the credit. */
  campaignCredit: Figure<number>
}

/** Ohio figures of tax year 2025. */
export const OHIO_2025: OhioFigures = {
  ...OHIO_FIXED,
  // The printed base amounts apply in full from the first dollar over a limit: do not smooth them.
  rates: {
    value: {
      zeroUpTo: 26050,
      bands: [
        { over: 26050, base: 342, rate: 0.0275 },
        { over: 100000, base: 2394.32, rate: 0.03125 },
      ],
    },
    source: 'R.C. 5747.02(A)(3)(b), H.B. 96; 2025 IT 1040 booklet p. 18',
  },
  campaignCredit: { value: 50, source: 'R.C. 5747.29; 2025 Ohio Schedule of Credits line 8' },
  personalExemption: {
    value: { steps: EXEMPTION_STEPS, zeroFrom: 750000 },
    source: 'R.C. 5747.025, H.B. 96; 2025 IT 1040 booklet p. 17',
  },
  jointFilingCredit: {
    value: { steps: JOINT_FILING_STEPS, max: 650, incomeUnder: 750000, eachSpouseNeeds: 500 },
    source: 'R.C. 5747.05(E), H.B. 96; 2025 IT 1040 booklet p. 29',
  },
}

/** Ohio figures of tax year 2026. */
export const OHIO_2026: OhioFigures = {
  ...OHIO_FIXED,
  rates: {
    value: { zeroUpTo: 26050, bands: [{ over: 26050, base: 332, rate: 0.0275 }] },
    source: 'R.C. 5747.02(A)(3)(c), H.B. 96 §757.120(A)',
  },
  campaignCredit: { value: 0, source: 'R.C. 5747.29; ended by H.B. 96' },
  personalExemption: {
    value: { steps: EXEMPTION_STEPS, zeroFrom: 500000 },
    source: 'R.C. 5747.025, H.B. 96 §757.120(A)',
  },
  jointFilingCredit: {
    value: { steps: JOINT_FILING_STEPS, max: 650, incomeUnder: 500000, eachSpouseNeeds: 500 },
    source: 'R.C. 5747.05(E), H.B. 96',
  },
}
