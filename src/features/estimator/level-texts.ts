import type { ItemLevel } from './form.ts'

/** The levels of expenses or rent, as visitors choose them. */
export const LEVEL_TEXTS: Record<ItemLevel, string> = {
  under2k: 'Under $2,000',
  '2k-5k': '$2,000 to $5,000',
  over5k: 'Over $5,000',
  under10k: 'Under $10,000',
  over10k: 'Over $10,000',
}
