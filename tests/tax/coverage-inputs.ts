import type { COVERED, NOT_COVERED } from '../../src/features/tax/calculator/coverage.ts'
import type { Dependent, Person, Student, TaxInput } from '../../src/tax/input.ts'
import type { OhioInput, SchoolDistrict, Village } from '../../src/tax/ohio/input.ts'

/** Every input of the engine, by name. */
export type InputName =
  | Exclude<keyof TaxInput, 'taxpayer' | 'spouse' | 'dependents' | 'students'>
  | keyof Person
  | keyof Dependent
  | keyof Student
  | Exclude<keyof OhioInput, 'schoolDistrict' | 'earlierDistrict' | 'village' | 'earlierVillage'>
  | keyof SchoolDistrict
  | keyof Village

/**
 * The engine inputs behind each topic that the calculator says it covers. Each input belongs to exactly one.
 */
export const COVERED_INPUTS: Record<keyof typeof COVERED, readonly InputName[]> = {
  household: ['taxYear', 'filingStatus', 'isLivingApart', 'age', 'isBlind', 'isDependent'],
  earnings: [
    'wages',
    'medicareWages',
    'tips',
    'businessTips',
    'overtimePremium',
    'unemployment',
    'gamblingWinnings',
    'stateTaxRefund',
    'otherIncome',
  ],
  investments: [
    'taxableInterest',
    'taxExemptInterest',
    'ordinaryDividends',
    'qualifiedDividends',
    'shortTermGain',
    'longTermGain',
    'shortTermCarryover',
    'longTermCarryover',
    'netOperatingLoss',
  ],
  retirement: [
    'pensionAndIra',
    'earlyWithdrawal',
    'earlyException',
    'exceptedWithdrawal',
    'socialSecurity',
  ],
  business: [
    'selfEmployment',
    'farm',
    'rental',
    'isRentalBusiness',
    'selfEmployedHealthInsurance',
    'selfEmployedRetirement',
  ],
  passThrough: [
    'royalties',
    'royaltyExpenses',
    'areOilRoyalties',
    'partnershipIncome',
    'sCorporationIncome',
    'guaranteedPayments',
    'partnershipSelfEmployment',
    'passThroughSection179',
    'isPassThroughPassive',
    'ownerPay',
    'passThroughWages',
    'passThroughProperty',
  ],
  adjustments: [
    'iraContribution',
    'isCoveredByWorkplacePlan',
    'isSpouseCoveredByWorkplacePlan',
    'otherRetirementSavings',
    'earlierWithdrawals',
    'hsaContribution',
    'hsaCoverage',
    'studentLoanInterest',
    'educatorExpenses',
    'earlySavingsPenalty',
    'alimonyReceived',
    'alimonyPaid',
  ],
  deductions: [
    'spouseItemizes',
    'carLoanInterest',
    'stateAndLocalTaxes',
    'mortgageInterest',
    'mortgageDebt',
    'charityCash',
    'medicalExpenses',
    'gamblingLosses',
  ],
  credits: [
    'relationship',
    'custody',
    'isDisabled',
    'isStudent',
    'studentMonths',
    'cannotCareForSelf',
    'childCareExpenses',
    'careBenefits',
    'expenses',
    'isAmericanOpportunity',
    'foreignTax',
  ],
  premiumCredit: [
    'marketplacePremiums',
    'benchmarkPremium',
    'advancePremiumCredit',
    'marketplaceMonths',
    'dependentIncome',
    'hasSeparateException',
  ],
  otherTaxes: ['withholding', 'medicareWithheld', 'socialSecurityWithheld', 'estimatedPayments'],
  ohio: [
    'otherAdditions',
    'otherDeductions',
    'otherStateBondInterest',
    'bonusDepreciation',
    'section179',
    'addBackShare',
    'earlierAddBack',
    'usBondInterest',
    'collegeSavings',
    'collegeBeneficiaries',
    'ableSavings',
    'ableBeneficiaries',
    'ownHealthPremiums',
    'longTermCarePremiums',
    'pregnancyCenterGifts',
    'militaryPay',
    'uniformedRetirement',
    'disabilityBenefits',
  ],
  ohioCredits: [
    'lumpSumRetirement',
    'claimsLumpSumDistribution',
    'lifeYears',
    'homeSchoolStudents',
    'privateSchoolTuition',
    'scholarshipGifts',
    'campaignGifts',
    'displacedTraining',
    'otherStateIncome',
    'otherStateTax',
  ],
  local: [
    'rate',
    'yearShare',
    'base',
    'schoolDistrictPayments',
    'taxedElsewhere',
    'creditShare',
    'creditLimitRate',
    'payments',
  ],
}

/** Names an input would have that closes a gap on the page's list. None may exist while the gap is listed. */
export const MISSING_INPUTS: Record<keyof typeof NOT_COVERED, readonly string[]> = {
  residence: ['residentDays', 'nonresidentIncome'],
  federalCredits: ['energyCosts', 'adoptionCosts'],
  marketplace: ['monthlyPremiums', 'sharedPolicy'],
  foreignTax: ['foreignIncome'],
  childTax: ['parentsTaxableIncome'],
  gainRates: ['collectiblesGain', 'unrecapturedGain', 'smallBusinessStockGain'],
  businessDeduction: ['isServiceTrade', 'ownBusinessWages'],
  passThroughLosses: ['passThroughBasis', 'suspendedLosses', 'entityTaxPaid'],
  depreciation: ['noncashGifts', 'averagedFarmIncome'],
  savingsPenalties: ['simpleWithdrawal', 'hsaWithdrawal', 'collegeSavingsWithdrawal'],
  publicPensions: ['isPublicPensionMember'],
  minimumTax: ['separateMinimumTaxShare'],
  ohioCredits: ['ohioCertificateCredits', 'entityCredits'],
  towns: ['daysWorkedElsewhere', 'lotteryWinnings'],
  smallItems: ['mortgageInsurance', 'canceledDebt', 'carriedDepreciation'],
  penalties: ['latePayments'],
}
