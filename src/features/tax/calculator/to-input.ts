import type { TaxYear } from '../engine/data/years'
import type { FilingStatus } from '../engine/filing-status'
import type { Dependent, Person, Student, TaxInput } from '../engine/input'
import type { OhioInput } from '../engine/ohio/ohio'
import { type AnswerId, type Answers, answerOf, askedIds, readNumber, YES } from './answers'
import type { FieldId, PersonFieldId } from './fields'

/** Between 25 and 49, where no rule of the law depends on the age; said beside the field. */
const ASSUMED_AGE = 40

/** Turns answers without errors into what the engine calculates from. Hidden answers do not count. */
export function toInput(answers: Answers): { input: TaxInput; ohio: OhioInput } {
  const read = readerOf(answers)
  const text = (id: AnswerId) => answerOf(answers, id)
  const isJoint = text('filingStatus') === 'marriedFilingJointly'
  return {
    input: {
      taxYear: Number(text('taxYear')) as TaxYear,
      filingStatus: text('filingStatus') as FilingStatus,
      taxpayer: toPerson(answers, (id) => id),
      spouse: isJoint ? toPerson(answers, (id) => `spouse.${id}`) : undefined,
      dependents: toDependents(read.amount),
      isLivingApart: read.isTicked('isLivingApart'),
      spouseItemizes: read.isTicked('spouseItemizes'),
      isSpouseCoveredByWorkplacePlan: read.isTicked('isSpouseCoveredByWorkplacePlan'),
      taxableInterest: read.amount('taxableInterest'),
      taxExemptInterest: read.amount('taxExemptInterest'),
      ordinaryDividends: Math.max(
        read.amount('ordinaryDividends'),
        read.amount('qualifiedDividends'),
      ),
      qualifiedDividends: read.amount('qualifiedDividends'),
      shortTermGain: read.amount('shortTermGain'),
      longTermGain: read.amount('longTermGain'),
      rental: read.amount('rental'),
      isRentalBusiness: read.isTicked('isRentalBusiness'),
      otherIncome: read.amount('otherIncome'),
      socialSecurity: read.amount('socialSecurity'),
      studentLoanInterest: read.amount('studentLoanInterest'),
      carLoanInterest: read.amount('carLoanInterest'),
      stateAndLocalTaxes: read.amount('stateAndLocalTaxes'),
      mortgageInterest: read.amount('mortgageInterest'),
      mortgageDebt: read.amount('mortgageDebt'),
      charityCash: read.amount('charityCash'),
      medicalExpenses: read.amount('medicalExpenses'),
      childCareExpenses: read.amount('childCareExpenses'),
      students: toStudents(read),
      withholding: read.amount('withholding'),
      estimatedPayments: read.amount('estimatedPayments'),
    },
    ohio: toOhio(answers, read),
  }
}

type Reader = { amount: (id: AnswerId) => number; isTicked: (id: AnswerId) => boolean }

function readerOf(answers: Answers): Reader {
  const isAsked = (id: AnswerId) =>
    askedIds(id.replace('spouse.', '') as FieldId, answers).includes(id)
  return {
    amount: (id) => (isAsked(id) ? (readNumber(answers, id).value ?? 0) : 0),
    isTicked: (id) => isAsked(id) && answerOf(answers, id) === YES,
  }
}

function toPerson(answers: Answers, idOf: (id: PersonFieldId) => AnswerId): Person {
  const read = readerOf(answers)
  const amount = (id: PersonFieldId) => read.amount(idOf(id))
  const isTicked = (id: PersonFieldId) => read.isTicked(idOf(id))
  const wages = amount('wages')
  const tips = Math.min(amount('tips'), wages)
  return {
    age: amount('age') || ASSUMED_AGE,
    isBlind: isTicked('isBlind'),
    isDependent: isTicked('isDependent'),
    isStudent: isTicked('isStudent'),
    wages,
    tips,
    overtimePremium: Math.min(amount('overtimePremium'), wages - tips),
    selfEmployment: amount('selfEmployment'),
    farm: amount('farm'),
    pensionAndIra: amount('pensionAndIra'),
    unemployment: amount('unemployment'),
    iraContribution: amount('iraContribution'),
    isCoveredByWorkplacePlan: isTicked('isCoveredByWorkplacePlan'),
    hsaContribution: amount('hsaContribution'),
    hsaCoverage: answerOf(answers, idOf('hsaCoverage')) === 'family' ? 'family' : 'selfOnly',
    selfEmployedHealthInsurance: amount('selfEmployedHealthInsurance'),
    selfEmployedRetirement: amount('selfEmployedRetirement'),
    otherRetirementSavings: amount('otherRetirementSavings'),
  }
}

/** Ages within the ranges the questions name; the law asks for no more. */
function toDependents(amount: Reader['amount']): Dependent[] {
  const children = amount('childrenUnder17')
  const young = Math.min(children, amount('childrenUnder13'))
  return [
    ...listOf(young, { age: 8 }),
    ...listOf(children - young, { age: 15 }),
    ...listOf(amount('olderChildren'), { age: 18 }),
    ...listOf(amount('disabledDependents'), { age: ASSUMED_AGE, isDisabled: true }),
    ...listOf(amount('otherDependents'), { age: ASSUMED_AGE }),
  ]
}

function listOf(count: number, dependent: Dependent): Dependent[] {
  return Array.from({ length: count }, () => dependent)
}

function toStudents({ amount, isTicked }: Reader): Student[] {
  const students = [
    {
      expenses: amount('student1Costs'),
      isAmericanOpportunity: isTicked('student1IsAmericanOpportunity'),
    },
    {
      expenses: amount('student2Costs'),
      isAmericanOpportunity: isTicked('student2IsAmericanOpportunity'),
    },
  ]
  return students.filter(({ expenses }) => expenses > 0)
}

function toOhio(answers: Answers, { amount }: Reader): OhioInput {
  const rate = amount('villageRate')
  const orElse = (id: AnswerId, standard: number) =>
    answerOf(answers, id) === '' ? standard : amount(id)
  return {
    otherAdditions: amount('ohioAdditions'),
    otherDeductions: amount('ohioDeductions'),
    withholding: amount('ohioWithholding'),
    estimatedPayments: amount('ohioEstimatedPayments'),
    schoolDistrict: {
      rate: amount('districtRate'),
      base: answerOf(answers, 'districtBase') === 'earnedIncome' ? 'earnedIncome' : 'traditional',
    },
    village: {
      rate,
      wagesTaxedElsewhere: amount('wagesTaxedElsewhere'),
      paidElsewhere: amount('paidElsewhere'),
      creditShare: orElse('creditShare', 1),
      creditLimitRate: orElse('creditLimitRate', rate),
    },
  }
}
