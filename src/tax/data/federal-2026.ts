import { byStatus, forAll, type Range } from './figure.ts'
import { EARLY_LIMITS, earnedIncomeRow, FEDERAL_FIXED } from './federal-fixed.ts'
import type { FederalFigures } from './figure-types.ts'

/** Federal figures of tax year 2026. */
export const FEDERAL_2026: FederalFigures = {
  ...FEDERAL_FIXED,
  brackets: {
    value: {
      rates: [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37],
      upTo: byStatus(
        [12400, 50400, 105700, 201775, 256225, 640600],
        [24800, 100800, 211400, 403550, 512450, 768700],
        [12400, 50400, 105700, 201775, 256225, 384350],
        [17700, 67450, 105700, 201750, 256200, 640600],
        [24800, 100800, 211400, 403550, 512450, 768700],
      ),
    },
    source: 'Rev. Proc. 2025-32 §4.01; P.L. 119-21 §70101',
  },
  standardDeduction: {
    value: byStatus(16100, 32200, 16100, 24150, 32200),
    source: 'Rev. Proc. 2025-32 §4.14(1)',
  },
  additionalStandardDeduction: {
    value: { minimumAge: 65, amount: byStatus(2050, 1650, 1650, 2050, 1650) },
    source: 'IRC §63(f); Rev. Proc. 2025-32 §4.14(3)',
  },
  dependentStandardDeduction: {
    value: { minimum: 1350, earnedIncomePlus: 450 },
    source: 'IRC §63(c)(5); Rev. Proc. 2025-32 §4.14(2)',
  },
  saltCap: {
    value: {
      cap: byStatus(40400, 40400, 20200, 40400, 40400),
      phasedownStart: byStatus(505000, 505000, 252500, 505000, 505000),
      rate: 0.3,
      floor: byStatus(10000, 10000, 5000, 10000, 10000),
    },
    source: 'IRC §164(b)(6), (7)(A)(ii), P.L. 119-21 §70120',
  },
  charity: {
    value: { ceiling: 0.6, floor: 0.005 },
    source: 'IRC §170(b)(1)(G),(I), P.L. 119-21 §70425',
  },
  charityNonItemizer: {
    value: byStatus(1000, 2000, 1000, 1000, 1000),
    source: 'IRC §170(p), P.L. 119-21 §70424',
  },
  itemizedReduction: { value: 2 / 37, source: 'IRC §68, P.L. 119-21 §70111' },
  qualifiedBusinessIncome: {
    value: {
      rate: 0.2,
      threshold: byStatus(201750, 403500, 201775, 201750, 201750),
      phaseInWidth: byStatus(75000, 150000, 75000, 75000, 75000),
      minimumDeduction: 400,
      minimumIncome: 1000,
    },
    source: 'IRC §199A, P.L. 119-21 §70105; Rev. Proc. 2025-32 §4.26',
  },
  mortgageInsurance: {
    value: {
      phaseoutStart: byStatus(100000, 100000, 50000, 100000, 100000),
      step: byStatus(1000, 1000, 500, 1000, 1000),
      share: 0.1,
    },
    source: 'IRC §163(h)(3)(E)(i)-(ii), (F)(i)(III), P.L. 119-21 §70108',
  },
  capitalGainRates: {
    value: {
      rates: [0, 0.15, 0.2],
      zeroUpTo: byStatus(49450, 98900, 49450, 66200, 98900),
      fifteenUpTo: byStatus(545500, 613700, 306850, 579600, 613700),
    },
    source: 'IRC §1(h); Rev. Proc. 2025-32 §4.03',
  },
  alternativeMinimumTax: {
    value: {
      exemption: byStatus(90100, 140200, 70100, 90100, 140200),
      phaseoutStart: byStatus(500000, 1000000, 500000, 500000, 1000000),
      phaseoutRate: 0.5,
      separateShare: 0.25,
      rates: [0.26, 0.28],
      upperRateStarts: byStatus(244500, 244500, 122250, 244500, 244500),
    },
    source: 'IRC §55, P.L. 119-21 §70107; Rev. Proc. 2025-32',
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
    source: 'IRC §24(h), P.L. 119-21 §70104; Rev. Proc. 2025-32 §4.05; Schedule 8812',
  },
  earnedIncomeCredit: {
    value: {
      investmentIncomeLimit: 12200,
      childAgeUnder: 19,
      studentAgeUnder: 24,
      childlessAge: [25, 64],
      byChildren: [
        earnedIncomeRow(0, 664, 10860, 18140),
        earnedIncomeRow(1, 4427, 23890, 31160),
        earnedIncomeRow(2, 7316, 23890, 31160),
        earnedIncomeRow(3, 8231, 23890, 31160),
      ],
    },
    source: 'IRC §32; Rev. Proc. 2025-32 §4.06',
  },
  childCareCredit: {
    value: {
      limitOne: 3000,
      limitTwoOrMore: 6000,
      ageUnder: 13,
      deemedOne: 250,
      deemedTwoOrMore: 500,
      maxRate: 0.5,
      slides: [
        { start: forAll(15000), step: forAll(2000), floor: 0.35 },
        {
          start: byStatus(75000, 150000, 75000, 75000, 75000),
          step: byStatus(2000, 4000, 2000, 2000, 2000),
          floor: 0.2,
        },
      ],
      allowed: byStatus(true, true, false, true, true),
    },
    source: 'IRC §21, P.L. 119-21 §70405; Form 2441',
  },
  adoptionCredit: {
    value: { max: 17670, refundable: 5120, phaseout: [265080, 305080] },
    source: 'IRC §23, P.L. 119-21 §70402; Rev. Proc. 2025-32 §4.04; Form 8839',
  },
  kiddieTaxOver: { value: 2700, source: 'IRC §1(g)(4); Rev. Proc. 2025-32; Form 8615' },
  careBenefits: {
    value: byStatus(7500, 7500, 3750, 7500, 7500),
    source: 'IRC §129(a)(2)(A), P.L. 119-21 §70404; Form 2441',
  },
  studentLoanInterest: {
    value: {
      max: 2500,
      phaseout: byStatus<Range | null>(
        [85000, 100000],
        [175000, 205000],
        null,
        [85000, 100000],
        [85000, 100000],
      ),
    },
    source: 'IRC §221; Rev. Proc. 2025-32 §4.29',
  },
  saversCredit: {
    value: {
      maxContribution: 2000,
      minimumAge: 18,
      rates: [0.5, 0.2, 0.1],
      upTo: byStatus<readonly [number, number, number]>(
        [24250, 26250, 40250],
        [48500, 52500, 80500],
        [24250, 26250, 40250],
        [36375, 39375, 60375],
        [24250, 26250, 40250],
      ),
    },
    source: 'IRC §25B; Notice 2025-67',
  },
  individualRetirement: {
    value: {
      contribution: 7500,
      catchUp: 1100,
      catchUpAge: 50,
      step: 10,
      minimum: 200,
      phaseoutCovered: byStatus<Range>(
        [81000, 91000],
        [129000, 149000],
        [0, 10000],
        [81000, 91000],
        [129000, 149000],
      ),
      phaseoutSpouseCovered: byStatus<Range | null>(null, [242000, 252000], [0, 10000], null, null),
    },
    source: 'IRC §219; Notice 2025-67',
  },
  educatorExpenses: {
    value: { max: 350, itemizesRest: true },
    source: 'IRC §§62(a)(2)(D), 67(b), P.L. 119-21 §70110',
  },
  gamblingLossShare: { value: 0.9, source: 'IRC §165(d), P.L. 119-21 §70114' },
  premiumTaxCredit: {
    value: {
      povertyLine: { first: 15650, each: 5500 },
      bands: [
        { from: 0, start: 0.021, end: 0.021 },
        { from: 133, start: 0.0314, end: 0.0419 },
        { from: 150, start: 0.0419, end: 0.066 },
        { from: 200, start: 0.066, end: 0.0844 },
        { from: 250, start: 0.0844, end: 0.0996 },
        { from: 300, start: 0.0996, end: 0.0996 },
      ],
      shareOver400: null,
      repayment: [],
    },
    source:
      'IRC §36B(b)(3)(A), (c)(1)(A), (f)(2), P.L. 119-21 §71305; Rev. Proc. 2025-25; 90 FR 5917',
  },
  earlyWithdrawals: {
    value: { rate: 0.1, limits: { ...EARLY_LIMITS, domesticAbuse: 10500 } },
    source: 'IRC §72(t); Form 5329; Notice 2025-67',
  },
  workplacePlan: {
    value: {
      deferral: 24500,
      catchUp: 8000,
      catchUpAge: 50,
      higherCatchUp: 11250,
      higherAges: [60, 63],
    },
    source: 'IRC §§402(g), 414(v); Notice 2025-67',
  },
  selfEmployedRetirement: {
    value: { limit: 72000, shareOfNetProfit: 0.2 },
    source: 'IRC §§404(h), 415(c); Notice 2025-67',
  },
  healthSavings: {
    value: { selfOnly: 4400, family: 8750, catchUp: 1000, catchUpAge: 55 },
    source: 'IRC §223; Rev. Proc. 2025-19',
  },
  socialSecurityWageBase: {
    value: 184500,
    source: 'SSA determination for 2026; Form 1040-ES (2026)',
  },
}
