import { expect, test } from 'vitest'
import { FIGURES } from '../../src/content/figures.ts'
import guide from '@/content/guides/ohio-business-taxes.md'
import { ESTIMATE_RULES } from '../../src/shared/deadlines/estimate-rules.ts'
import { RULES } from '../../src/shared/deadlines/list-deadlines.ts'
import { REGIONAL_RULES } from '../../src/shared/deadlines/regional-rules.ts'
import { NO_ANSWERS } from '../../src/features/ohio-business-taxes/answers.ts'
import { findTaxes } from '../../src/features/ohio-business-taxes/find-taxes.ts'

test('the deadlines cover every due date in the guide to Ohio business taxes', () => {
  const known = new Set([...ESTIMATE_RULES, ...REGIONAL_RULES].map(({ id }) => id))
  expect(guide.taxes.flatMap(({ dueRules }) => dueRules).filter((id) => !known.has(id))).toEqual([])
  const own = findTaxes({ ...NO_ANSWERS, towns: ['own'] }).flatMap(({ dueRules = [] }) => dueRules)
  expect(own.filter((id) => !known.has(id))).toEqual([])
})

test.each([
  ['withholding-quarterly', [FIGURES.withholdingQuarterlyLimit]],
  ['withholding-monthly', [FIGURES.withholdingQuarterlyLimit, FIGURES.withholdingWeeklyLimit]],
  ['it942', [FIGURES.withholdingWeeklyLimit]],
  ['estimated-town', [FIGURES.municipalEstimateThreshold]],
  ['estimated-net-profit', [FIGURES.municipalEstimateThreshold]],
])('the note for %s has exactly the amounts on the content pages', (ruleId, figures) => {
  const note = RULES.find(({ id }) => id === ruleId)?.note ?? ''
  expect(note.match(/\$[\d,]+/g)).toEqual(figures.map(({ value }) => value))
})
