import { byStatus, forAll, type Range } from './figure.ts'
import { EARLY_LIMITS, earnedIncomeRow, FEDERAL_FIXED } from './federal-fixed.ts'
import type { FederalFigures } from './figure-types.ts'

/** Federal figures of tax year 2025. */
export const FEDERAL_2025: FederalFigures = {
  ...FEDERAL_FIXED,
  brackets: {
    value: {
      rates: [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37],
      upTo: byStatus(
        [11925, 48475, 103350, 197300, 250525, 626350],
        [23850, 96950, 206700, 394600, 501050, 751600],
        [11925, 48475, 103350, 197300, 250525, 375800],
        [17000, 64850, 103350, 197300, 250500, 626350],
        [23850, 96950, 206700, 394600, 501050, 751600],
      ),
    },
    source: 'Rev. Proc. 2024-40 §2.01; P.L. 119-21 §70101',
  },
  standardDeduction: {
    value: byStatus(15750, 31500, 15750, 23625, 31500),
    source: 'P.L. 119-21 §70102, restated in Rev. Proc. 2025-32 §3.01',
  },
  additionalStandardDeduction: {
    value: { minimumAge: 65, amount: byStatus(2000, 1600, 1600, 2000, 1600) },
    source: 'IRC §63(f); Rev. Proc. 2024-40 §2.15(3)',
  },
  dependentStandardDeduction: {
    value: { minimum: 1350, earnedIncomePlus: 450 },
    source: 'IRC §63(c)(5); Rev. Proc. 2024-40 §2.15(2)',
  },
  saltCap: {
    value: {
      cap: byStatus(40000, 40000, 20000, 40000, 40000),
      phasedownStart: byStatus(500000, 500000, 250000, 500000, 500000),
      rate: 0.3,
      floor: byStatus(10000, 10000, 5000, 10000, 10000),
    },
    source: 'IRC §164(b)(6), (7)(A)(i), P.L. 119-21 §70120',
  },
  charity: { value: { ceiling: 0.6, floor: 0 }, source: 'IRC §170(b)(1)(G)' },
  charityNonItemizer: {
    value: forAll(0),
    source: 'IRC §170(p), P.L. 119-21 §70424 (from 2026)',
  },
  itemizedReduction: { value: 0, source: 'IRC §68, P.L. 119-21 §70111 (from 2026)' },
  qualifiedBusinessIncome: {
    value: {
      rate: 0.2,
      threshold: byStatus(197300, 394600, 197300, 197300, 197300),
      phaseInWidth: byStatus(50000, 100000, 50000, 50000, 50000),
      minimumDeduction: 0,
      minimumIncome: 0,
    },
    source: 'IRC §199A; Rev. Proc. 2024-40 §2.27',
  },
  mortgageInsurance: {
    value: null,
    source: 'IRC §163(h)(3)(E)(iv); P.L. 119-21 §70108 (from 2026 on)',
  },
  capitalGainRates: {
    value: {
      rates: [0, 0.15, 0.2],
      zeroUpTo: byStatus(48350, 96700, 48350, 64750, 96700),
      fifteenUpTo: byStatus(533400, 600050, 300000, 566700, 600050),
    },
    source: 'IRC §1(h); Rev. Proc. 2024-40 §2.03',
  },
  alternativeMinimumTax: {
    value: {
      exemption: byStatus(88100, 137000, 68500, 88100, 137000),
      phaseoutStart: byStatus(626350, 1252700, 626350, 626350, 1252700),
      phaseoutRate: 0.25,
      separateShare: 0.25,
      rates: [0.26, 0.28],
      upperRateStarts: byStatus(239100, 239100, 119550, 239100, 239100),
    },
    source: 'IRC §55; Rev. Proc. 2024-40',
  },
  childTaxCredit: {
    value: {
      perChild: 2200,
      perOtherDependent: 500,
      ageUnder: 17,
      phaseoutStart: byStatus(200000, 400000, 200000, 200000, 200000),
      reductionPer1000: 50,
      refundableMax: 1700,
      refundableFloor: 2500,
      refundableRate: 0.15,
      alternativeFromChildren: 3,
    },
    source: 'IRC §24(h), P.L. 119-21 §70104; Rev. Proc. 2024-40 §2.05; Schedule 8812',
  },
  earnedIncomeCredit: {
    value: {
      investmentIncomeLimit: 11950,
      childAgeUnder: 19,
      studentAgeUnder: 24,
      childlessAge: [25, 64],
      byChildren: [
        earnedIncomeRow(0, 649, 10620, 17730),
        earnedIncomeRow(1, 4328, 23350, 30470),
        earnedIncomeRow(2, 7152, 23350, 30470),
        earnedIncomeRow(3, 8046, 23350, 30470),
      ],
    },
    source: 'IRC §32; Rev. Proc. 2024-40 §2.06',
  },
  childCareCredit: {
    value: {
      limitOne: 3000,
      limitTwoOrMore: 6000,
      ageUnder: 13,
      deemedOne: 250,
      deemedTwoOrMore: 500,
      maxRate: 0.35,
      slides: [{ start: forAll(15000), step: forAll(2000), floor: 0.2 }],
      allowed: byStatus(true, true, false, true, true),
    },
    source: 'IRC §21; Form 2441',
  },
  adoptionCredit: {
    value: { max: 17280, refundable: 5000, phaseout: [259190, 299190] },
    source: 'IRC §23, P.L. 119-21 §70402; Rev. Proc. 2024-40 §2.03; Form 8839',
  },
  kiddieTaxOver: { value: 2700, source: 'IRC §1(g)(4); Rev. Proc. 2024-40; Form 8615' },
  careBenefits: {
    value: byStatus(5000, 5000, 2500, 5000, 5000),
    source: 'IRC §129(a)(2)(A); Form 2441 line 21',
  },
  studentLoanInterest: {
    value: {
      max: 2500,
      phaseout: byStatus<Range | null>(
        [85000, 100000],
        [170000, 200000],
        null,
        [85000, 100000],
        [85000, 100000],
      ),
    },
    source: 'IRC §221; Rev. Proc. 2024-40 §2.30',
  },
  saversCredit: {
    value: {
      maxContribution: 2000,
      minimumAge: 18,
      rates: [0.5, 0.2, 0.1],
      upTo: byStatus<readonly [number, number, number]>(
        [23750, 25500, 39500],
        [47500, 51000, 79000],
        [23750, 25500, 39500],
        [35625, 38250, 59250],
        [23750, 25500, 39500],
      ),
    },
    source: 'IRC §25B; Notice 2024-80',
  },
  individualRetirement: {
    value: {
      contribution: 7000,
      catchUp: 1000,
      catchUpAge: 50,
      step: 10,
      minimum: 200,
      phaseoutCovered: byStatus<Range>(
        [79000, 89000],
        [126000, 146000],
        [0, 10000],
        [79000, 89000],
        [126000, 146000],
      ),
      phaseoutSpouseCovered: byStatus<Range | null>(null, [236000, 246000], [0, 10000], null, null),
    },
    source: 'IRC §219; Notice 2024-80',
  },
  educatorExpenses: {
    value: { max: 300, itemizesRest: false },
    source: 'IRC §62(a)(2)(D)',
  },
  gamblingLossShare: { value: 1, source: 'IRC §165(d)' },
  premiumTaxCredit: {
    value: {
      povertyLine: { first: 15060, each: 5380 },
      bands: [
        { from: 0, start: 0, end: 0 },
        { from: 150, start: 0, end: 0.02 },
        { from: 200, start: 0.02, end: 0.04 },
        { from: 250, start: 0.04, end: 0.06 },
        { from: 300, start: 0.06, end: 0.085 },
      ],
      shareOver400: 0.085,
      repayment: [
        { under: 200, single: 375, other: 750 },
        { under: 300, single: 975, other: 1950 },
        { under: 400, single: 1625, other: 3250 },
      ],
    },
    source: 'IRC §36B(b)(3)(A)(iii), (c)(1)(E), (f)(2)(B); Rev. Proc. 2024-40 §2.07; 89 FR 2961',
  },
  earlyWithdrawals: {
    value: { rate: 0.1, limits: { ...EARLY_LIMITS, domesticAbuse: 10300 } },
    source: 'IRC §72(t); Form 5329; Notice 2024-80',
  },
  workplacePlan: {
    value: {
      deferral: 23500,
      catchUp: 7500,
      catchUpAge: 50,
      higherCatchUp: 11250,
      higherAges: [60, 63],
    },
    source: 'IRC §§402(g), 414(v); Notice 2024-80',
  },
  selfEmployedRetirement: {
    value: { limit: 70000, shareOfNetProfit: 0.2 },
    source: 'IRC §§404(h), 415(c); Notice 2024-80',
  },
  healthSavings: {
    value: { selfOnly: 4300, family: 8550, catchUp: 1000, catchUpAge: 55 },
    source: 'IRC §223; Rev. Proc. 2024-25',
  },
  socialSecurityWageBase: { value: 176100, source: 'SSA determination for 2025' },
}
