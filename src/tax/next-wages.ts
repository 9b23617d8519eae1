/** Additional wages for measuring the rate on the next dollar. A smaller amount would hit rounding steps. */
export const NEXT_WAGES = 100
