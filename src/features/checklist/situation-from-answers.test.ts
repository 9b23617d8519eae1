import { expect, test } from 'vitest'
import { DEFAULT_FORM, type EstimatorForm } from '@/features/estimator/public.ts'
import { situationFromAnswers } from './situation-from-answers.ts'
import type { SituationId } from '@/content/schemas/data.ts'

test.each<[Partial<EstimatorForm>, SituationId[]]>([
  [{ returnType: 'simple' }, []],
  [{ returnType: 'family' }, ['dependents']],
  [{ dependentCount: 1 }, ['dependents']],
  [{ has1099: true }, ['retirement']],
  [{ hasInvestmentIncome: true }, ['investments']],
  [{ hasStudentLoan: true }, ['college']],
  [{ returnType: 'student' }, ['college']],
  [{ hasItemizedDeductions: true }, ['home', 'giving']],
  [{ returnType: 'itemizer' }, ['home', 'giving']],
  [{ returnType: 'business' }, ['business', 'contract']],
  [{ hasBusiness: true }, ['business', 'contract']],
  [{ hasFarm: true }, ['farm']],
  [{ hasRental: true }, ['rental']],
  [{ needsLocalReturn: true }, ['city']],
])('turns %j into wages and %j', (answers, expected) => {
  expect(situationFromAnswers({ ...DEFAULT_FORM, ...answers }).toSorted()).toEqual(
    ['wages', ...expected].toSorted(),
  )
})
