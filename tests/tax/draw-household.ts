import { EARLY_EXCEPTIONS, type EarlyException } from '../../src/tax/data/early-exceptions.ts'
import { TAX_YEARS } from '../../src/tax/data/years.ts'
import { FILING_STATUSES } from '../../src/tax/filing-status.ts'
import type { Dependent, Person, TaxInput } from '../../src/tax/input.ts'
import type { OhioInput } from '../../src/tax/ohio/input.ts'

export type DrawnHousehold = { input: TaxInput; ohio: OhioInput }

/** Draws made-up numbers: simple, fast, and the same from the same seed everywhere. */
export type Draw = ReturnType<typeof drawFrom>

/** A 32-bit linear congruential generator with the draws that households need. */
export function drawFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    between,
    /** An amount with this probability, otherwise 0. */
    maybe: (chance: number, from: number, to: number) => (next() < chance ? between(from, to) : 0),
    withChance: (chance: number) => next() < chance,
    oneOf: <T>(items: readonly T[]): T => items[between(0, items.length - 1)] as T,
  }
}

const EXCEPTIONS = Object.keys(EARLY_EXCEPTIONS) as EarlyException[]

/** A household with any of the engine's inputs, most of them rarely. */
export function drawHousehold(draw: Draw): DrawnHousehold {
  const { between, maybe, withChance, oneOf } = draw
  if (withChance(0.02)) return { input: drawNearCliff(draw), ohio: {} }
  // From the limits that affect most people to far above them.
  const scale = oneOf([20000, 60000, 120000, 300000, 900000])
  const hasPlan = withChance(0.4)
  const dividends = maybe(0.2, 0, 60000)
  const input: TaxInput = {
    taxYear: oneOf(TAX_YEARS),
    filingStatus: oneOf(FILING_STATUSES),
    taxpayer: drawPerson(draw, scale),
    spouse: drawPerson(draw, scale),
    dependents: Array.from({ length: maybe(0.5, 1, 5) }, () => drawDependent(draw)),
    isLivingApart: withChance(0.1),
    spouseItemizes: withChance(0.1),
    taxableInterest: maybe(0.3, 0, 30000),
    taxExemptInterest: maybe(0.1, 0, 20000),
    earlySavingsPenalty: maybe(0.05, 0, 2000),
    ordinaryDividends: dividends,
    qualifiedDividends: maybe(0.8, 0, dividends),
    shortTermGain: maybe(0.15, -40000, 60000),
    longTermGain: maybe(0.15, -60000, 400000),
    shortTermCarryover: maybe(0.05, 0, 20000),
    longTermCarryover: maybe(0.05, 0, 40000),
    netOperatingLoss: maybe(0.05, 0, 80000),
    rental: maybe(0.15, -40000, 60000),
    royalties: maybe(0.1, 0, 80000),
    royaltyExpenses: maybe(0.1, 0, 9000),
    areOilRoyalties: withChance(0.5),
    passThroughWages: maybe(0.05, 0, 200000),
    passThroughProperty: maybe(0.05, 0, 500000),
    isRentalBusiness: withChance(0.1),
    isRealEstateProfessional: withChance(0.02),
    stateTaxRefund: maybe(0.1, 0, 3000),
    otherIncome: maybe(0.05, 0, 20000),
    socialSecurity: maybe(0.25, 0, 50000),
    studentLoanInterest: maybe(0.15, 0, 4000),
    carLoanInterest: maybe(0.1, 0, 12000),
    stateAndLocalTaxes: maybe(0.4, 0, 60000),
    mortgageInterest: maybe(0.3, 0, 40000),
    mortgageDebt: maybe(0.05, 0, 1500000),
    mortgageInsurance: maybe(0.1, 0, 4000),
    charityCash: maybe(0.3, 0, 60000),
    medicalExpenses: maybe(0.25, 0, 40000),
    gamblingLosses: maybe(0.1, 0, 30000),
    foreignTax: maybe(0.1, 0, 1000),
    childCareExpenses: maybe(0.3, 0, 12000),
    marketplacePremiums: hasPlan ? between(0, 30000) : 0,
    benchmarkPremium: hasPlan ? between(0, 30000) : 0,
    advancePremiumCredit: hasPlan ? maybe(0.7, 0, 25000) : 0,
    marketplaceMonths: hasPlan ? oneOf([12, 12, 7, 1]) : 12,
    students: withChance(0.1)
      ? [{ expenses: between(0, 12000), isAmericanOpportunity: withChance(0.5) }]
      : [],
    withholding: maybe(0.8, 0, scale / 4),
    estimatedPayments: maybe(0.1, 0, 20000),
    earlierWithdrawals: maybe(0.1, 0, 3000),
  }
  return { input, ohio: drawOhio(draw) }
}

/**
 * Households at a cliff that few meet at random: the end of an IRA deduction, whose last $200 also tax more of the
 * benefits, the income at which Ohio’s joint filing credit ends, and the first dollar that Ohio taxes.
 */
function drawNearCliff({ between, oneOf }: Draw): TaxInput {
  const joint = { taxYear: 2026, filingStatus: 'marriedFilingJointly' } as const
  const retiree = { age: 68, isCoveredByWorkplacePlan: true, iraContribution: 5000 }
  return oneOf<TaxInput>([
    {
      ...joint,
      taxpayer: { ...retiree, wages: between(76600, 77000) },
      spouse: { age: 68 },
      socialSecurity: 90000,
    },
    {
      ...joint,
      taxpayer: { age: 45, wages: between(299700, 300100) },
      spouse: { age: 45, wages: 200000 },
    },
    { taxYear: 2026, filingStatus: 'single', taxpayer: { age: 40, wages: between(28300, 28500) } },
  ])
}

function drawPerson({ between, maybe, withChance, oneOf }: Draw, scale: number): Person {
  const wages = maybe(0.8, 0, scale)
  const pension = maybe(0.25, 0, 80000)
  const hasBusiness = withChance(0.2)
  const hasShare = withChance(0.1)
  return {
    age: between(18, 90),
    isBlind: withChance(0.03),
    isDependent: withChance(0.04),
    studentMonths: maybe(0.1, 0, 12),
    cannotCareForSelf: withChance(0.03),
    wages,
    medicareWages: wages + maybe(0.2, 0, 20000),
    tips: maybe(0.1, 0, wages),
    selfEmployment: hasBusiness ? between(-30000, 300000) : 0,
    businessTips: hasBusiness ? maybe(0.3, 0, 40000) : 0,
    farm: hasBusiness ? maybe(0.4, -30000, 90000) : 0,
    partnershipIncome: hasShare ? maybe(0.5, -40000, 300000) : 0,
    sCorporationIncome: hasShare ? maybe(0.5, -40000, 400000) : 0,
    guaranteedPayments: hasShare ? maybe(0.2, 0, 60000) : 0,
    partnershipSelfEmployment: hasShare ? maybe(0.3, -20000, 200000) : 0,
    passThroughSection179: hasShare ? maybe(0.2, 0, 20000) : 0,
    isPassThroughPassive: withChance(0.2),
    ownerPay: hasShare ? maybe(0.3, 0, wages) : 0,
    pensionAndIra: pension,
    earlyWithdrawal: maybe(0.3, 0, pension),
    earlyException: oneOf(EXCEPTIONS),
    exceptedWithdrawal: maybe(0.5, 0, 20000),
    uniformedRetirement: maybe(0.1, 0, pension),
    disabilityBenefits: maybe(0.05, 0, pension),
    militaryPay: maybe(0.05, 0, wages),
    socialSecurityWithheld: maybe(0.05, 0, 20000),
    careBenefits: maybe(0.1, 0, 9000),
    unemployment: maybe(0.1, 0, 15000),
    gamblingWinnings: maybe(0.1, 0, 40000),
    educatorExpenses: maybe(0.1, 0, 1500),
    scholarshipGifts: maybe(0.1, 0, 2000),
    displacedTraining: maybe(0.03, 0, 3000),
    alimonyReceived: maybe(0.03, 0, 30000),
    alimonyPaid: maybe(0.03, 0, 30000),
    iraContribution: maybe(0.2, 0, 9000),
    isCoveredByWorkplacePlan: withChance(0.5),
    hsaContribution: maybe(0.15, 0, 9000),
    hsaCoverage: withChance(0.5) ? 'family' : 'selfOnly',
    selfEmployedHealthInsurance: hasBusiness ? maybe(0.3, 0, 15000) : 0,
    selfEmployedRetirement: hasBusiness ? maybe(0.2, 0, 60000) : 0,
    otherRetirementSavings: maybe(0.3, 0, 5000),
  }
}

function drawDependent({ between, withChance }: Draw): Dependent {
  return {
    age: between(0, 30),
    isStudent: withChance(0.2),
    isDisabled: withChance(0.1),
    relationship: withChance(0.2) ? 'other' : 'child',
    custody: withChance(0.1) ? 'released' : withChance(0.1) ? 'away' : 'full',
  }
}

function drawOhio({ between, maybe, withChance, oneOf }: Draw): OhioInput {
  const rate = oneOf([0, 0.01, 0.025])
  return {
    otherAdditions: maybe(0.05, 0, 5000),
    otherDeductions: maybe(0.1, 0, 8000),
    otherStateBondInterest: maybe(0.05, 0, 5000),
    bonusDepreciation: maybe(0.05, 0, 80000),
    section179: maybe(0.05, 0, 90000),
    addBackShare: oneOf(['fiveSixths', 'twoThirds', 'all', 'none']),
    earlierAddBack: maybe(0.05, 0, 10000),
    usBondInterest: maybe(0.1, 0, 4000),
    collegeSavings: maybe(0.1, 0, 12000),
    collegeBeneficiaries: between(1, 3),
    ownHealthPremiums: maybe(0.1, 0, 12000),
    longTermCarePremiums: maybe(0.1, 0, 5000),
    homeSchoolStudents: maybe(0.05, 0, 4),
    privateSchoolTuition: maybe(0.05, 0, 5000),
    campaignGifts: maybe(0.05, 0, 200),
    lumpSumRetirement: maybe(0.03, 0, 60000),
    claimsLumpSumDistribution: withChance(0.03),
    lifeYears: 20,
    otherStateIncome: maybe(0.1, 0, 60000),
    otherStateTax: maybe(0.1, 0, 4000),
    schoolDistrict: { rate: oneOf([0, 0.01, 0.02]), base: oneOf(['traditional', 'earnedIncome']) },
    village: {
      rate,
      taxedElsewhere: [
        { wages: maybe(0.3, 0, 60000), paid: maybe(0.3, 0, 1500) },
        { wages: maybe(0.1, 0, 60000), paid: maybe(0.1, 0, 1500) },
      ],
      creditShare: oneOf([0, 0.5, 1]),
      creditLimitRate: rate,
      payments: 0,
    },
    withholding: maybe(0.8, 0, 6000),
  }
}
