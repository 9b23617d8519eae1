import { notNegative } from '../amounts.ts'
import type { FederalFigures } from '../data/figure-types.ts'
import type { FilingStatus } from '../filing-status.ts'

/** One band of the rate schedule with the income that falls into it, in dollars. */
export type TaxBand = { rate: number; from: number; upTo: number; income: number; tax: number }

/** Income spread over the bands of the rate schedule, without the bands it does not reach. */
function findTaxBands(
  income: number,
  filingStatus: FilingStatus,
  figures: FederalFigures,
): TaxBand[] {
  const { rates, upTo } = figures.brackets.value
  const ends = upTo[filingStatus]
  return rates
    .map((rate, index) => {
      const from = index === 0 ? 0 : (ends[index - 1] ?? Infinity)
      const end = ends[index] ?? Infinity
      const inBand = notNegative(Math.min(income, end) - from)
      return { rate, from, upTo: end, income: inBand, tax: rate * inBand }
    })
    .filter((band) => band.income > 0)
}

/** Tax by the rate schedule, in dollars. */
export function taxBySchedule(
  income: number,
  filingStatus: FilingStatus,
  figures: FederalFigures,
): number {
  return findTaxBands(income, filingStatus, figures).reduce((total, band) => total + band.tax, 0)
}

/** Gains and dividends by the rate they are taxed at, in dollars. */
type GainBands = { atZero: number; atFifteen: number; atTwenty: number; tax: number }

const NO_GAINS: GainBands = { atZero: 0, atFifteen: 0, atTwenty: 0, tax: 0 }

/** Stacks gains and dividends on top of ordinary income to find their rates (IRC §1(h)). */
export function findGainBands(
  gains: number,
  ordinaryIncome: number,
  filingStatus: FilingStatus,
  figures: FederalFigures,
): GainBands {
  const { rates, zeroUpTo, fifteenUpTo } = figures.capitalGainRates.value
  const roomBelow = (end: number) => notNegative(end - ordinaryIncome)
  const atZero = Math.min(gains, roomBelow(zeroUpTo[filingStatus]))
  const atMostFifteen = Math.min(gains, roomBelow(fifteenUpTo[filingStatus]))
  const atFifteen = atMostFifteen - atZero
  const atTwenty = gains - atMostFifteen
  const tax = rates[0] * atZero + rates[1] * atFifteen + rates[2] * atTwenty
  return { atZero, atFifteen, atTwenty, tax }
}

export type IncomeTax = {
  /** Taxable income without gains and dividends that have their own rates. */
  ordinaryIncome: number
  bands: TaxBand[]
  gains: GainBands
  tax: number
}

/**
 * Income tax with the rates for gains and dividends, or by the rate schedule alone if that is lower, as it is
 * for gains between the 0% limit and the end of the 12% bracket.
 */
export function findIncomeTax(
  taxableIncome: number,
  preferential: number,
  filingStatus: FilingStatus,
  figures: FederalFigures,
): IncomeTax {
  const taxedGains = Math.min(preferential, taxableIncome)
  const ordinaryIncome = taxableIncome - taxedGains
  const gains = findGainBands(taxedGains, ordinaryIncome, filingStatus, figures)
  const stacked = taxBySchedule(ordinaryIncome, filingStatus, figures) + gains.tax
  const plain = taxBySchedule(taxableIncome, filingStatus, figures)
  if (plain < stacked) {
    const bands = findTaxBands(taxableIncome, filingStatus, figures)
    return { ordinaryIncome, bands, gains: NO_GAINS, tax: plain }
  }
  const bands = findTaxBands(ordinaryIncome, filingStatus, figures)
  return { ordinaryIncome, bands, gains, tax: stacked }
}
