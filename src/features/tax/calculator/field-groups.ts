import type { FieldId } from './fields'

export type FieldGroup = { id: string; title: string; text?: string; fields: readonly FieldId[] }

/** The four questions the calculator begins with. */
export const FIRST_QUESTIONS: readonly FieldGroup[] = [
  { id: 'you', title: 'About you', fields: ['filingStatus', 'childrenUnder17'] },
  { id: 'income', title: 'Income for the year', fields: ['wages'] },
  { id: 'paid', title: 'Already paid', fields: ['withholding'] },
]

/** What opens on request, in the order of the forms. */
export const DETAIL_GROUPS: readonly FieldGroup[] = [
  {
    id: 'family',
    title: 'Ages and other dependents',
    fields: [
      'age',
      'isBlind',
      'isDependent',
      'isStudent',
      'isLivingApart',
      'olderChildren',
      'disabledDependents',
      'otherDependents',
    ],
  },
  {
    id: 'otherIncome',
    title: 'Interest, gains, pensions, rent',
    fields: [
      'taxableInterest',
      'taxExemptInterest',
      'ordinaryDividends',
      'qualifiedDividends',
      'shortTermGain',
      'longTermGain',
      'pensionAndIra',
      'socialSecurity',
      'unemployment',
      'otherIncome',
      'rental',
      'isRentalBusiness',
    ],
  },
  {
    id: 'work',
    title: 'Business, farm, tips, overtime',
    fields: [
      'selfEmployment',
      'farm',
      'selfEmployedHealthInsurance',
      'selfEmployedRetirement',
      'tips',
      'overtimePremium',
    ],
  },
  {
    id: 'deductions',
    title: 'Deductions',
    text: 'The standard deduction is used unless these save more.',
    fields: [
      'mortgageInterest',
      'mortgageDebt',
      'stateAndLocalTaxes',
      'charityCash',
      'medicalExpenses',
      'studentLoanInterest',
      'carLoanInterest',
      'spouseItemizes',
    ],
  },
  {
    id: 'savings',
    title: 'Retirement and health savings',
    fields: [
      'iraContribution',
      'isCoveredByWorkplacePlan',
      'isSpouseCoveredByWorkplacePlan',
      'otherRetirementSavings',
      'hsaContribution',
      'hsaCoverage',
    ],
  },
  {
    id: 'care',
    title: 'Child care and college',
    fields: [
      'childrenUnder13',
      'childCareExpenses',
      'student1Costs',
      'student1IsAmericanOpportunity',
      'student2Costs',
      'student2IsAmericanOpportunity',
    ],
  },
  {
    id: 'payments',
    title: 'Ohio and other payments',
    text: 'Ohio tax is figured for a full-year resident.',
    fields: [
      'ohioWithholding',
      'ohioEstimatedPayments',
      'estimatedPayments',
      'ohioAdditions',
      'ohioDeductions',
    ],
  },
  {
    id: 'local',
    title: 'School district, city or village',
    text: 'Ohio’s address lookup, The Finder, names the rates of an address.',
    fields: [
      'districtRate',
      'districtBase',
      'villageRate',
      'wagesTaxedElsewhere',
      'paidElsewhere',
      'creditShare',
      'creditLimitRate',
    ],
  },
]
