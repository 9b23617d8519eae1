import { expect, test } from 'vitest'
import { OHIO_TAXES } from '../../src/content/ohio-business-taxes'
import { ESTIMATE_RULES } from '../../src/features/deadlines/estimate-rules'
import { REGIONAL_RULES } from '../../src/features/deadlines/regional-rules'
import { NO_ANSWERS } from '../../src/features/ohio-business-taxes/answers'
import { findTaxes } from '../../src/features/ohio-business-taxes/find-taxes'

test('every due date of the guide to Ohio business taxes has its rule among those of the page', () => {
  const known = new Set([...ESTIMATE_RULES, ...REGIONAL_RULES].map(({ id }) => id))
  expect(OHIO_TAXES.flatMap(({ dueRules }) => dueRules).filter((id) => !known.has(id))).toEqual([])
  const own = findTaxes({ ...NO_ANSWERS, towns: ['own'] }).flatMap(({ dueRules = [] }) => dueRules)
  expect(own.filter((id) => !known.has(id))).toEqual([])
})
