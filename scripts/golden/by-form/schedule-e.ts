import type { Household } from './household.ts'

/**
 * Schedule E: royalties (part I) and the K-1 (part II), the part of them that is investment income, and the
 * K-1's box 1 less section 179.
 * @param taxable taxable income without them
 */
export function scheduleE(h: Household, taxable: number) {
  const share = h.s_corp_head + h.partnership_head - h.section179_head
  const net = h.royalties - h.royalty_expenses
  // IRC 613A(d)(1): 65% of taxable income before depletion and before the business income deduction.
  const most = 0.65 * Math.max(0, taxable + share + h.guaranteed_head + net)
  const depletion = h.oil === 1 ? Math.min(0.15 * h.royalties, Math.max(0, net), most) : 0
  const royalty = net - depletion
  return {
    share,
    total: share + h.guaranteed_head + royalty,
    investment: royalty + (h.passive_head === 1 ? share : 0),
  }
}

/** Schedule SE lines 2 to 12. */
export function scheduleSE({ box14_head, box5_head, tax_year }: Household): number {
  const line4c = box14_head * 0.9235
  if (line4c < 400) return 0
  const line9 = Math.max(0, (tax_year === 2025 ? 176100 : 184500) - box5_head)
  return 0.124 * Math.min(line4c, line9) + 0.029 * line4c
}
