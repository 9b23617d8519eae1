import { describe, expect, test } from 'vitest'
import { TAX_YEARS, yearFigures } from '../../src/tax/data/years.ts'
import { findAlternativeMinimumTax } from '../../src/tax/federal/alternative-minimum-tax.ts'
import { findGainBands, findIncomeTax, taxBySchedule } from '../../src/tax/federal/income-tax.ts'
import { FILING_STATUSES } from '../../src/tax/filing-status.ts'

const CASES = TAX_YEARS.flatMap((year) =>
  FILING_STATUSES.map((status) => ({ year, status, figures: yearFigures(year).federal })),
)

const BRACKETS = CASES.flatMap(({ year, status, figures }) => {
  const { rates, upTo } = figures.brackets.value
  return upTo[status].map((end, index) => ({
    year,
    status,
    figures,
    end,
    below: rates[index] ?? 0,
    above: rates[index + 1] ?? 0,
    source: figures.brackets.source,
  }))
})

describe('rate schedules', () => {
  test('covers six limits for each of five statuses and two years', () => {
    expect(BRACKETS).toHaveLength(60)
  })

  test.each(BRACKETS)(
    '$year $status at $end: $below below, $above above ($source)',
    ({ status, figures, end, below, above }) => {
      const tax = (income: number) => taxBySchedule(income, status, figures)
      expect(tax(end) - tax(end - 1)).toBeCloseTo(below, 6)
      expect(tax(end + 1) - tax(end)).toBeCloseTo(above, 6)
    },
  )
})

describe('rates of gains and dividends', () => {
  // Between the end of the 0% band, 48,350, and that of the 12% bracket, 48,475, the schedule is lower.
  test.each([
    [48350, 0, 0],
    [48450, 100, 12],
    [48475, 125, 15],
    [48500, 150, 15 + 5.5],
    [48550, 200, 15 + 15],
    [58350, 10000, 1500],
  ])('2025 single, taxable income of %d, %d of it gains: %d more (IRC §1(h)(1))', (...row) => {
    const [income, gains, more] = row
    const { federal } = yearFigures(2025)
    const withoutGains = taxBySchedule(48350, 'single', federal)
    expect(findIncomeTax(income, gains, 'single', federal).tax - withoutGains).toBeCloseTo(more, 6)
  })

  const rows = CASES.flatMap(({ year, status, figures }) => {
    const { zeroUpTo, fifteenUpTo } = figures.capitalGainRates.value
    const source = figures.capitalGainRates.source
    return [
      { year, status, figures, source, end: zeroUpTo[status], below: 0, above: 0.15 },
      { year, status, figures, source, end: fifteenUpTo[status], below: 0.15, above: 0.2 },
    ]
  })

  test.each(rows)(
    '$year $status at $end: $below below, $above above ($source)',
    ({ status, figures, end, below, above }) => {
      expect(findGainBands(1, end - 1, status, figures).tax).toBeCloseTo(below, 6)
      expect(findGainBands(1, end, status, figures).tax).toBeCloseTo(above, 6)
    },
  )
})

describe('alternative minimum tax', () => {
  const minimumTax = (income: number, { status, figures }: (typeof CASES)[number]) =>
    findAlternativeMinimumTax(income, 0, 0, 0, status, figures)

  test.each(CASES)('$year $status: 26% up to the limit, 28% above', (one) => {
    const { exemption, upperRateStarts } = one.figures.alternativeMinimumTax.value
    const line = exemption[one.status] + upperRateStarts[one.status]
    const tax = (income: number) => minimumTax(income, one).tentativeTax
    expect(tax(line) - tax(line - 1)).toBeCloseTo(0.26, 6)
    expect(tax(line + 1) - tax(line)).toBeCloseTo(0.28, 6)
  })

  // IRC §55(d), Rev. Proc. 2024-40 and 2025-32: where the exemption starts to phase out and is gone.
  const gone = {
    2025: [978750, 1800700, 900350, 978750, 1800700],
    2026: [680200, 1280400, 640200, 680200, 1280400],
  }
  test.each(CASES)('$year $status: the exemption phases out over its range', (one) => {
    const { exemption, phaseoutStart } = one.figures.alternativeMinimumTax.value
    const end = gone[one.year][FILING_STATUSES.indexOf(one.status)] ?? 0
    const left = (income: number) => minimumTax(income, one).exemption
    expect(left(phaseoutStart[one.status])).toBe(exemption[one.status])
    expect(left(phaseoutStart[one.status] + 1)).toBeLessThan(exemption[one.status])
    expect(left(end - 1)).toBeGreaterThan(0)
    expect(left(end)).toBe(0)
  })
})
