import { FIGURES } from './figures.ts'
import type { Household } from './household.ts'

/** Form 8962, lines 1 to 29, in whole dollars. `agi` in dollars. */
export function form8962(h: Household, agi: number) {
  const f = FIGURES[h.tax_year]
  const separate = h.filing_status === 'married_separate'
  const size =
    (h.filing_status === 'married_joint' ? 2 : 1) +
    h.children_under_13 +
    h.children_13_to_16 -
    h.released_13_to_16
  const line3 = Math.max(0, halfUp(agi))
  const line4 = f.poverty[0] + (size - 1) * f.poverty[1]
  const percent = line3 > line4 * 4 ? 401 : Math.trunc((line3 * 100) / line4)

  const noCredit =
    separate || (percent < 100 && h.aptc === 0) || (h.tax_year === 2026 && percent === 401)
  // Line 7 in hundredths of a percent, line 8a.
  const share = percent === 401 ? 850 : table2(percent, f.table2)
  const line8a = halfUp((line3 * share) / 10000)

  let credit = 0
  if (!noCredit && h.months_covered === 12) {
    credit = Math.min(h.premium, Math.max(0, h.slcsp - line8a))
  } else if (!noCredit) {
    const line8b = halfUp(line8a / 12)
    const columnA = halfUp(h.premium / h.months_covered)
    const columnB = halfUp(h.slcsp / h.months_covered)
    for (let month = 0; month < h.months_covered; month += 1) {
      credit += Math.min(columnA, Math.max(0, columnB - line8b))
    }
  }
  const line27 = Math.max(0, h.aptc - credit)
  return {
    percent,
    credit,
    net: Math.max(0, credit - h.aptc),
    repayment: Math.min(line27, line28(h, percent)),
  }
}

/** Linear between two corners of Table 2, to the nearest hundredth of a percent. */
function table2(percent: number, corners: [number, number][]): number {
  const at = corners.slice(0, -1).findLastIndex(([from]) => percent >= from)
  const [from = 0, low = 0] = corners[at] ?? []
  const [to = 400, high = low] = corners[at + 1] ?? []
  return halfUp(low + ((high - low) * (percent - from)) / (to - from))
}

/** The repayment limit. "single" means that status only. */
function line28({ tax_year, filing_status }: Household, percent: number): number {
  if (tax_year === 2026 || percent >= 400) return Infinity
  const single = percent < 200 ? 375 : percent < 300 ? 975 : 1625
  return filing_status === 'single' ? single : 2 * single
}

/** Rounds half a dollar and more up. */
function halfUp(amount: number): number {
  return Math.floor(amount + 0.5 + 1e-6)
}
