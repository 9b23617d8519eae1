import { expect, test } from 'vitest'
import { FIGURES } from '@/content/figures'
import { formatDollars } from '@/lib/money'
import { FEDERAL_RULES, OHIO_RULES } from './estimated-tax-rules'
import { formatShare } from './format-payment'
import { interestRateOn } from './interest-rates'

test.each([
  [FIGURES.estimatedTaxThreshold, formatDollars(FEDERAL_RULES.owedFrom)],
  [FIGURES.estimatedCurrentYearShare, formatShare(FEDERAL_RULES.currentYearShare)],
  [FIGURES.estimatedPriorYearShare, formatShare(FEDERAL_RULES.priorYearShare)],
  [FIGURES.estimatedPriorYearShareHigh, formatShare(FEDERAL_RULES.highIncomeShare)],
  [FIGURES.estimatedHighIncomeAgi, formatDollars(FEDERAL_RULES.highIncomeAgi)],
  [
    FIGURES.estimatedHighIncomeAgiSeparate,
    formatDollars(FEDERAL_RULES.highIncomeAgiMarriedSeparately),
  ],
  [FIGURES.estimatedFarmShare, formatShare(FEDERAL_RULES.farmShare).toLowerCase()],
  [FIGURES.ohioEstimatedThreshold, formatDollars(OHIO_RULES.owedUpTo)],
  [FIGURES.irsInterest2025, formatShare(interestRateOn('2025-07-01'))],
  [FIGURES.irsInterestQ12026, formatShare(interestRateOn('2026-01-01'))],
  [FIGURES.irsInterestQ22026, formatShare(interestRateOn('2026-05-01'))],
  [FIGURES.irsInterestQ32026, formatShare(interestRateOn('2026-07-01'))],
  [FIGURES.irsInterestQ42026, formatShare(interestRateOn('2026-10-01'))],
])('the text and the tool work with the same figure: $label', ({ value }, used) => {
  expect(used).toBe(value)
})

test('the Ohio shares in the text are those of the tool', () => {
  const { currentYearShare, priorYearShare } = OHIO_RULES
  expect(FIGURES.ohioEstimatedShares.value).toBe(
    `${formatShare(currentYearShare)} of this year’s tax or ${formatShare(priorYearShare)} of last year’s`,
  )
})
