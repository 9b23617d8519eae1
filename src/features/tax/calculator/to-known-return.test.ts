import { expect, test } from 'vitest'
import { loadTaxEngine } from '@/tax/load.ts'
import { type Answers, YES } from './answers.ts'
import { calculate } from './calculate.ts'
import { readAnswers } from './read-answers.ts'
import { toKnownReturn } from './to-known-return.ts'

const JOINT: Answers = { filingStatus: 'marriedFilingJointly' }
const engine = await loadTaxEngine()

function knownOf(answers: Answers) {
  const calculation = calculate(engine, readAnswers({ taxYear: '2026', ...answers }))
  if (calculation === null) throw new Error('nothing was entered')
  return toKnownReturn(calculation)
}

test('knows nothing but the W-2 of wages', () => {
  expect(knownOf({ wages: '50000' })).toEqual({
    w2Count: 1,
    has1099: false,
    hasInvestmentIncome: false,
    isSelfEmployed: false,
    dependentCount: 0,
    hasStudentLoan: false,
    hasItemizedDeductions: false,
    needsLocalReturn: false,
    counts: { business: 0, farm: 0, rental: 0 },
  })
})

test.each<[string, Answers, object]>([
  ['two jobs of a couple', { ...JOINT, wages: '1', 'spouse.wages': '1' }, { w2Count: 2 }],
  [
    'W-2s of several towns',
    { wages: '9', villageRate: '1', wagesTaxedElsewhere: '5', wagesTaxedElsewhere2: '4' },
    { w2Count: 2, needsLocalReturn: true },
  ],
  ['interest', { taxableInterest: '5' }, { w2Count: 0, has1099: true }],
  ['a pension', { pensionAndIra: '5' }, { has1099: true }],
  ['a loss on shares', { wages: '9', longTermGain: '-5' }, { hasInvestmentIncome: true }],
  [
    'a business alone',
    { selfEmployment: '9' },
    { isSelfEmployed: true, counts: { business: 1, farm: 0, rental: 0 } },
  ],
  ['a business beside a job', { selfEmployment: '9', wages: '9' }, { isSelfEmployed: false }],
  [
    'farms of both spouses and rent',
    { ...JOINT, farm: '-9', 'spouse.farm': '9', rental: '9' },
    { counts: { business: 0, farm: 2, rental: 1 } },
  ],
  [
    'only children who are claimed',
    { wages: '9', childrenUnder17: '3', hasOtherParent: YES, releasedChildren: '1' },
    { dependentCount: 2 },
  ],
  ['student loans', { wages: '9', studentLoanInterest: '5' }, { hasStudentLoan: true }],
  ['itemizing', { wages: '90000', mortgageInterest: '40000' }, { hasItemizedDeductions: true }],
])('counts %s', (_, answers, known) => {
  expect(knownOf(answers)).toMatchObject(known)
})
