/** ISO dates on which each tax year's figures were last checked against their sources. */
export const CHECKED_ON = { 2025: '2026-11-21', 2026: '2026-11-21' } as const

/** When what employers withhold was last checked: rates, forms and Ohio’s tables. */
export const WITHHOLDING_CHECKED_ON = '2026-11-28'
