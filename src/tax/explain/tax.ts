import { formatRate } from '../../shared/percent.ts'
import type { FederalResult } from '../federal/federal.ts'
import {
  cite,
  citeAmount,
  citeRate,
  dollarRange,
  dollars,
  type Line,
  line,
  type Section,
} from './line.ts'
import { explainPremiumRepayment } from './premium-credit.ts'

/** The tax before credits: each bracket, the rates of gains, and the alternative minimum tax. */
export function explainTax(result: FederalResult): Section {
  const { alternativeMinimumTax, input } = result
  const { alternativeMinimumTax: figure } = input.figures
  const { separateAddition } = alternativeMinimumTax
  const added = separateAddition > 0 ? ` (${dollars(separateAddition)} of it added)` : ''
  const items = [
    ...explainBands(result),
    explainGains(result),
    line(
      'childAddition',
      'Tax at the parents’ rate',
      result.childAddition,
      `What investment income over the limit adds on top of the parents’ ${dollars(input.parentsTaxableIncome)}, beyond the child’s own rates`,
      citeAmount('Limit', input.figures.kiddieTaxOver),
    ),
    line(
      'alternativeMinimumTax',
      'Alternative minimum tax',
      alternativeMinimumTax.tax,
      `${dollars(alternativeMinimumTax.tentativeTax)} on ${dollars(alternativeMinimumTax.income)}${added} less an exemption of ${dollars(alternativeMinimumTax.exemption)}, to the extent it exceeds the regular tax`,
      cite('Exemption', figure.value.exemption[input.filingStatus], figure),
      ...(separateAddition > 0
        ? [
            citeRate('Added by separate filers, share', figure.value.separateShare, {
              source: 'IRC §55(d)(3), last sentence; Form 6251 line 4',
            }),
          ]
        : []),
      cite('Rates', figure.value.rates.map(formatRate).join(' and '), figure),
    ),
    explainPremiumRepayment(result),
  ]
  return {
    id: 'tax',
    title: 'Tax',
    items,
    total: line(
      'taxBeforeCredits',
      'Tax before credits',
      result.taxBeforeCredits,
      'Sum of the lines above',
    ),
  }
}

function explainBands({ incomeTax, input }: FederalResult): Line[] {
  const { brackets } = input.figures
  return incomeTax.bands.map(({ rate, from, upTo, income, tax }) => {
    const range = upTo === Infinity ? `over ${dollars(from)}` : dollarRange([from, upTo])
    return line(
      `bracket${Math.round(rate * 100)}`,
      `${formatRate(rate)} bracket`,
      tax,
      `${formatRate(rate)} of ${dollars(income)}`,
      cite('Bracket', range, brackets),
    )
  })
}

function explainGains({ incomeTax, input }: FederalResult): Line {
  const { capitalGainRates: figure } = input.figures
  const { rates, zeroUpTo, fifteenUpTo } = figure.value
  const { atZero, atFifteen, atTwenty } = incomeTax.gains
  const status = input.filingStatus
  const formula = [
    `${formatRate(rates[0])} of ${dollars(atZero)}`,
    `${formatRate(rates[1])} of ${dollars(atFifteen)}`,
    `${formatRate(rates[2])} of ${dollars(atTwenty)}`,
  ].join(' + ')
  return line(
    'taxOnGains',
    'Long-term gains and qualified dividends',
    incomeTax.gains.tax,
    `${formula}, stacked on the other income`,
    cite(`${formatRate(rates[0])} up to taxable income of`, zeroUpTo[status], figure),
    cite(`${formatRate(rates[1])} up to taxable income of`, fifteenUpTo[status], figure),
  )
}
