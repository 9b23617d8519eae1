import type { EarlyException } from '@/tax/data/early-exceptions.ts'
import type { TaxYear } from '@/tax/data/years.ts'
import type { FilingStatus } from '@/tax/filing-status.ts'
import type { Dependent, Person, Student, TaxInput } from '@/tax/input.ts'
import type { OhioInput } from '@/tax/ohio/input.ts'
import type { AnswerId } from './answers.ts'
import { type ReadAnswers, type Reader, readerOf } from './read-answers.ts'
import type { PersonFieldId } from './fields.ts'
import { EARLY_AGE } from './fields/withdrawals.ts'
import { toOhio } from './to-ohio-input.ts'

/** A default between 25 and 49, where no tax rule depends on the age. The page says so beside the field. */
const ASSUMED_AGE = 40

/**
 * The default for someone else's dependent. Only the warning about the tax on children's income depends on
 * it.
 */
const ASSUMED_DEPENDENT_AGE = 20

/** Turns answers without errors into the engine's input. Hidden answers don't count. */
export function toInput(answers: ReadAnswers): { input: TaxInput; ohio: OhioInput } {
  const read = readerOf(answers)
  const { text } = read
  const isJoint = text('filingStatus') === 'marriedFilingJointly'
  return {
    input: {
      taxYear: Number(text('taxYear')) as TaxYear,
      filingStatus: text('filingStatus') as FilingStatus,
      taxpayer: toPerson(read, (id) => id),
      spouse: isJoint ? toPerson(read, (id) => `spouse.${id}`) : undefined,
      dependents: toDependents(read.amount),
      isLivingApart: read.isChecked('isLivingApart'),
      spouseItemizes: read.isChecked('spouseItemizes'),
      isSpouseCoveredByWorkplacePlan: read.isChecked('isSpouseCoveredByWorkplacePlan'),
      taxableInterest: read.amount('taxableInterest'),
      earlySavingsPenalty: read.amount('earlySavingsPenalty'),
      taxExemptInterest: read.amount('taxExemptInterest'),
      ordinaryDividends: Math.max(
        read.amount('ordinaryDividends'),
        read.amount('qualifiedDividends'),
      ),
      qualifiedDividends: read.amount('qualifiedDividends'),
      shortTermGain: read.amount('shortTermGain'),
      longTermGain: read.amount('longTermGain'),
      shortTermCarryover: read.amount('shortTermCarryover'),
      longTermCarryover: read.amount('longTermCarryover'),
      netOperatingLoss: read.amount('netOperatingLoss'),
      stateTaxRefund: read.amount('stateTaxRefund'),
      rental: read.amount('rental'),
      isRentalBusiness: read.isChecked('isRentalBusiness'),
      isRealEstateProfessional: read.isChecked('isRealEstateProfessional'),
      royalties: read.amount('royalties'),
      royaltyExpenses: read.amount('royaltyExpenses'),
      areOilRoyalties: read.isChecked('areOilRoyalties'),
      passThroughWages: read.amount('passThroughWages'),
      passThroughProperty: read.amount('passThroughProperty'),
      otherIncome: read.amount('otherIncome'),
      socialSecurity: read.amount('socialSecurity'),
      studentLoanInterest: read.amount('studentLoanInterest'),
      carLoanInterest: read.amount('carLoanInterest'),
      stateAndLocalTaxes: read.amount('stateAndLocalTaxes'),
      mortgageInterest: read.amount('mortgageInterest'),
      mortgageInsurance: read.amount('mortgageInsurance'),
      mortgageDebt: read.amount('mortgageDebt'),
      charityCash: read.amount('charityCash'),
      medicalExpenses: read.amount('medicalExpenses'),
      gamblingLosses: read.amount('gamblingLosses'),
      foreignTax: read.amount('foreignTax'),
      childCareExpenses: read.amount('childCareExpenses'),
      earlierWithdrawals: read.amount('earlierWithdrawals'),
      marketplacePremiums: read.amount('marketplacePremiums'),
      benchmarkPremium: read.amount('benchmarkPremium'),
      advancePremiumCredit: read.amount('advancePremiumCredit'),
      marketplaceMonths: read.amount('marketplaceMonths') || undefined,
      dependentIncome: read.amount('dependentIncome'),
      hasSeparateException: read.isChecked('hasSeparateException'),
      students: toStudents(read),
      withholding: read.amount('withholding'),
      estimatedPayments: read.amount('estimatedPayments'),
    },
    ohio: toOhio(read),
  }
}

function toPerson(read: Reader, idOf: (id: PersonFieldId) => AnswerId): Person {
  const amount = (id: PersonFieldId) => read.amount(idOf(id))
  const isChecked = (id: PersonFieldId) => read.isChecked(idOf(id))
  const wages = amount('wages')
  const tips = Math.min(amount('tips'), wages)
  const pensionAndIra = amount('pensionAndIra')
  const age = amount('age')
  const isEarly = (age > 0 && age < EARLY_AGE) || isChecked('isEarly')
  return {
    age: age || (isChecked('isDependent') ? ASSUMED_DEPENDENT_AGE : ASSUMED_AGE),
    isBlind: isChecked('isBlind'),
    isDependent: isChecked('isDependent'),
    isStudent: isChecked('isStudent'),
    studentMonths: amount('studentMonths'),
    cannotCareForSelf: isChecked('cannotCareForSelf'),
    wages,
    medicareWages: amount('medicareWages') || wages,
    medicareWithheld:
      read.text(idOf('medicareWithheld')) === '' ? undefined : amount('medicareWithheld'),
    tips,
    overtimePremium: Math.min(amount('overtimePremium'), wages - tips),
    businessTips: amount('businessTips'),
    selfEmployment: amount('selfEmployment'),
    farm: amount('farm'),
    partnershipIncome: amount('partnershipIncome'),
    sCorporationIncome: amount('sCorporationIncome'),
    guaranteedPayments: amount('guaranteedPayments'),
    partnershipSelfEmployment: amount('partnershipSelfEmployment'),
    passThroughSection179: amount('passThroughSection179'),
    isPassThroughPassive: isChecked('isPassThroughPassive'),
    ownerPay: amount('ownerPay'),
    pensionAndIra,
    earlyWithdrawal: isEarly ? pensionAndIra : 0,
    earlyException: read.text(idOf('earlyException')) as EarlyException,
    exceptedWithdrawal: amount('exceptedWithdrawal'),
    uniformedRetirement: amount('uniformedRetirement'),
    disabilityBenefits: amount('disabilityBenefits'),
    militaryPay: amount('militaryPay'),
    careBenefits: amount('careBenefits'),
    socialSecurityWithheld: amount('socialSecurityWithheld'),
    unemployment: amount('unemployment'),
    gamblingWinnings: amount('gamblingWinnings'),
    educatorExpenses: amount('educatorExpenses'),
    scholarshipGifts: amount('scholarshipGifts'),
    displacedTraining: amount('displacedTraining'),
    alimonyReceived: amount('alimonyReceived'),
    alimonyPaid: amount('alimonyPaid'),
    iraContribution: amount('iraContribution'),
    isCoveredByWorkplacePlan: isChecked('isCoveredByWorkplacePlan'),
    hsaContribution: amount('hsaContribution'),
    hsaCoverage: read.text(idOf('hsaCoverage')) === 'family' ? 'family' : 'selfOnly',
    selfEmployedHealthInsurance: amount('selfEmployedHealthInsurance'),
    selfEmployedRetirement: amount('selfEmployedRetirement'),
    otherRetirementSavings: amount('otherRetirementSavings'),
  }
}

/** Any age within the ranges that the questions name. The law does not need more. */
function toDependents(amount: Reader['amount']): Dependent[] {
  const disabled = amount('disabledDependents')
  const disabledChildren = Math.min(disabled, amount('disabledChildren'))
  const disabledAdult = { age: ASSUMED_AGE, isDisabled: true }
  return [
    ...toChildren(amount),
    ...share(listOf(amount('olderChildren'), { age: 18 }), {
      away: amount('awayOlder'),
      released: amount('releasedOlder'),
    }),
    ...listOf(disabledChildren, disabledAdult),
    ...listOf(disabled - disabledChildren, { ...disabledAdult, relationship: 'other' }),
    ...listOf(amount('otherDependents'), { age: ASSUMED_AGE, relationship: 'other' }),
  ]
}

/** Those who live with the other parent are older: care costs never count for them. */
function toChildren(amount: Reader['amount']): Dependent[] {
  const all = amount('childrenUnder17')
  const away = Math.min(all, amount('awayChildren'))
  const young = Math.min(all - away, amount('childrenUnder13'))
  return share([...listOf(all - young, { age: 15 }), ...listOf(young, { age: 8 })], {
    away,
    released: amount('releasedChildren'),
  })
}

/** Children in the order: with the other parent, with the filer but released, and all others. */
function share(
  children: Dependent[],
  { away, released }: { away: number; released: number },
): Dependent[] {
  return children.map((child, index) => {
    if (index < away) return { ...child, custody: 'away' }
    return index < away + released ? { ...child, custody: 'released' } : child
  })
}

function listOf(count: number, dependent: Dependent): Dependent[] {
  return Array.from({ length: count }, () => dependent)
}

function toStudents({ amount, isChecked }: Reader): Student[] {
  const students = (['student1', 'student2', 'student3'] as const).map((student) => ({
    expenses: amount(`${student}Costs`),
    isAmericanOpportunity: isChecked(`${student}IsAmericanOpportunity`),
  }))
  return students.filter(({ expenses }) => expenses > 0)
}
