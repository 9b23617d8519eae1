import { expect, test } from 'vitest'
import { FIGURES } from '@/content/figures.ts'
import { formatDollars } from '@/shared/money.ts'
import { FEDERAL_RULES, OHIO_RULES } from './estimated-tax-rules.ts'
import { describeShare } from './format-payment.ts'
import { interestRateOn } from './interest-rates.ts'

test.each([
  [FIGURES.estimatedTaxThreshold, formatDollars(FEDERAL_RULES.owedFrom)],
  [FIGURES.estimatedCurrentYearShare, describeShare(FEDERAL_RULES.currentYearShare)],
  [FIGURES.estimatedPriorYearShare, describeShare(FEDERAL_RULES.priorYearShare)],
  [FIGURES.estimatedPriorYearShareHigh, describeShare(FEDERAL_RULES.highIncomeShare)],
  [FIGURES.estimatedHighIncomeAgi, formatDollars(FEDERAL_RULES.highIncomeAgi)],
  [
    FIGURES.estimatedHighIncomeAgiSeparate,
    formatDollars(FEDERAL_RULES.highIncomeAgiMarriedSeparately),
  ],
  [FIGURES.estimatedFarmShare, describeShare(FEDERAL_RULES.farmShare).toLowerCase()],
  [FIGURES.ohioEstimatedThreshold, formatDollars(OHIO_RULES.owedUpTo)],
  [FIGURES.irsInterest2025, describeShare(interestRateOn('2025-07-01') ?? 0)],
  [FIGURES.irsInterestQ12026, describeShare(interestRateOn('2026-01-01') ?? 0)],
  [FIGURES.irsInterestQ22026, describeShare(interestRateOn('2026-05-01') ?? 0)],
  [FIGURES.irsInterestQ32026, describeShare(interestRateOn('2026-07-01') ?? 0)],
  [FIGURES.irsInterestQ42026, describeShare(interestRateOn('2026-10-01') ?? 0)],
])('uses the figure from the text: $label', ({ value }, used) => {
  expect(used).toBe(value)
})

test('uses the Ohio shares from the text', () => {
  const { currentYearShare, priorYearShare } = OHIO_RULES
  expect(FIGURES.ohioEstimatedShares.value).toBe(
    `${describeShare(currentYearShare)} of this year’s tax or ${describeShare(priorYearShare)} of last year’s`,
  )
})
