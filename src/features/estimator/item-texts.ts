import type { ItemKind } from './form.ts'

type ItemTexts = {
  name: string
  plural: string
  /** The card that switches the question on. */
  yes: string
  hint: string
  countLabel: string
  levelLabel: string
  levelNoun: string
  /** Where last year's return shows the amount. */
  source: string
}

/** The texts of the business, farm and rental questions. */
export const ITEM_TEXTS: Record<ItemKind, ItemTexts> = {
  business: {
    name: 'Business',
    plural: 'businesses',
    yes: 'Yes, I have a business',
    hint: 'Self-employed, 1099-NEC or 1099-K income',
    countLabel: 'Number of businesses',
    levelLabel: 'expenses in a year',
    levelNoun: 'expenses',
    source: 'line 28 of last year’s Schedule C',
  },
  farm: {
    name: 'Farm',
    plural: 'farms',
    yes: 'Yes, I have a farm',
    hint: 'Crops, livestock, timber or hay, even part-time',
    countLabel: 'Number of farms',
    levelLabel: 'expenses in a year',
    levelNoun: 'expenses',
    source: 'line 33 of last year’s Schedule F',
  },
  rental: {
    name: 'Rental',
    plural: 'rentals',
    yes: 'Yes, I have rental property',
    hint: 'A house, apartment or land you rent out',
    countLabel: 'Number of rental properties',
    levelLabel: 'rent income in a year',
    levelNoun: 'rent income',
    source: 'line 3 of last year’s Schedule E',
  },
}
