import type { OhioInput } from '@/tax/ohio/input.ts'
import type { AnswerId } from './answers.ts'
import type { Reader } from './read-answers.ts'

const DAYS_IN_YEAR = 365

/**
 * The engine's inputs for Ohio, the school district and the town that have no field of their name. Its withholding and
 * payments are named like the federal ones.
 */
export function workOutOhio({ amount, text }: Reader): OhioInput {
  const rate = amount('villageRate')
  const earlierShare = amount('earlierDays') / DAYS_IN_YEAR
  const yearShare = 1 - earlierShare
  const orElse = (id: AnswerId, standard: number) => (text(id) === '' ? standard : amount(id))
  const village = {
    yearShare,
    rate,
    taxedElsewhere: (['', '2', '3'] as const)
      .map((row) => {
        const wages = amount(`wagesTaxedElsewhere${row}`)
        const townRate = amount(`workTownRate${row}`)
        const paid = orElse(`paidElsewhere${row}`, townRate * wages)
        return { wages, rate: townRate || undefined, paid }
      })
      .filter(({ wages }) => wages > 0),
    creditShare: orElse('creditShare', 1),
    creditLimitRate: orElse('creditLimitRate', rate),
    taxesWinnings: text('townWinnings') !== 'exempt',
    payments: amount('villagePayments'),
  }
  return {
    otherAdditions: amount('ohioAdditions'),
    otherDeductions: amount('ohioDeductions'),
    withholding: amount('ohioWithholding'),
    estimatedPayments: amount('ohioEstimatedPayments'),
    schoolDistrictPayments: amount('districtPayments'),
    schoolDistrict: {
      yearShare,
      rate: amount('districtRate'),
      base: text('districtBase') === 'earnedIncome' ? 'earnedIncome' : 'traditional',
    },
    earlierDistrict: {
      yearShare: earlierShare,
      rate: amount('earlierDistrictRate'),
      base: text('earlierDistrictBase') === 'earnedIncome' ? 'earnedIncome' : 'traditional',
    },
    village,
    earlierVillage: {
      ...village,
      yearShare: earlierShare,
      rate: amount('earlierVillageRate'),
      creditLimitRate: amount('earlierVillageRate'),
    },
  }
}
