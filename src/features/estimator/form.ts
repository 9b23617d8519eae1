export const SCREEN_RETURN_TYPES = ['simple', 'complex', 'family', 'business'] as const
/** A kind of return the screen offers. */
export type ScreenReturnType = (typeof SCREEN_RETURN_TYPES)[number]
/** Pricing also knows student and itemizer, which no screen offers (D12). */
export type TaxReturnType = ScreenReturnType | 'student' | 'itemizer'

export const EXPENSE_LEVELS = {
  business: ['under2k', '2k-5k', 'over5k'],
  farm: ['under10k', 'over10k'],
  rental: ['under10k', 'over10k'],
} as const

/** What can be counted on a return, each with a level: expenses, or income for rentals. */
export type ItemKind = keyof typeof EXPENSE_LEVELS
export type LevelOf<Kind extends ItemKind> = (typeof EXPENSE_LEVELS)[Kind][number]
export type ItemLevel = LevelOf<ItemKind>

/** The estimator's answers (specification, section 3). An empty level is one not chosen yet. */
export type EstimatorForm = {
  returnType: TaxReturnType | ''
  w2Count: number
  has1099: boolean
  hasInvestmentIncome: boolean
  dependentCount: number
  hasStudentLoan: boolean
  hasItemizedDeductions: boolean
  hasBusiness: boolean
  businessCount: number
  businessExpenses: LevelOf<'business'> | ''
  businessDetails: { expenses: LevelOf<'business'> | '' }[]
  hasFarm: boolean
  farmCount: number
  farmExpenses: LevelOf<'farm'> | ''
  farmDetails: { expenses: LevelOf<'farm'> | '' }[]
  hasRental: boolean
  rentalCount: number
  rentalIncome: LevelOf<'rental'> | ''
  rentalDetails: { income: LevelOf<'rental'> | '' }[]
  needsStateReturn: boolean
  needsLocalReturn: boolean
}

export const DEFAULT_FORM: EstimatorForm = {
  returnType: '',
  w2Count: 1,
  has1099: false,
  hasInvestmentIncome: false,
  dependentCount: 0,
  hasStudentLoan: false,
  hasItemizedDeductions: false,
  hasBusiness: false,
  businessCount: 1,
  businessExpenses: '',
  businessDetails: [{ expenses: '' }],
  hasFarm: false,
  farmCount: 1,
  farmExpenses: '',
  farmDetails: [{ expenses: '' }],
  hasRental: false,
  rentalCount: 1,
  rentalIncome: '',
  rentalDetails: [{ income: '' }],
  needsStateReturn: true,
  needsLocalReturn: false,
}

export type CountLimits = { min: number; max: number; fallback: number }

/** Bounds of the counted answers (specification, section 5). */
export const LIMITS = {
  w2Count: { min: 1, max: 5, fallback: 1 },
  dependentCount: { min: 0, max: 10, fallback: 0 },
  itemCount: { min: 1, max: 5, fallback: 1 },
} as const satisfies Record<string, CountLimits>

/**
 * Reads a typed count: what is no number becomes the fallback, decimals are cut, and the rest is
 * brought to the nearest bound (R91, R92, R96, D13).
 */
export function parseCount(text: string, { min, max, fallback }: CountLimits): number {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  if (Number.isNaN(number)) return fallback
  return Math.min(max, Math.max(min, Math.trunc(number)))
}

/** One kind's answers, without the field names that differ from kind to kind. */
export type Items = { has: boolean; count: number; levels: (ItemLevel | '')[] }

export function readItems(form: EstimatorForm, kind: ItemKind): Items {
  switch (kind) {
    case 'business':
      return {
        has: form.hasBusiness,
        count: form.businessCount,
        levels: form.businessDetails.map(({ expenses }) => expenses),
      }
    case 'farm':
      return {
        has: form.hasFarm,
        count: form.farmCount,
        levels: form.farmDetails.map(({ expenses }) => expenses),
      }
    case 'rental':
      return {
        has: form.hasRental,
        count: form.rentalCount,
        levels: form.rentalDetails.map(({ income }) => income),
      }
  }
}

/** Switches a kind on or off; its answers stay for when it is switched on again (D10). */
export function setHasItems(form: EstimatorForm, kind: ItemKind, has: boolean): EstimatorForm {
  return writeItems(form, kind, { ...readItems(form, kind), has })
}

/** A new count starts a list of that many levels not chosen; the other kinds keep theirs (R98, D8). */
export function setItemCount(form: EstimatorForm, kind: ItemKind, count: number): EstimatorForm {
  const items = readItems(form, kind)
  if (items.count === count) return form
  return writeItems(form, kind, { ...items, count, levels: Array(count).fill('') })
}

/** Picks a level; with one item the single field and the list say the same (D9). */
export function setItemLevel(
  form: EstimatorForm,
  kind: ItemKind,
  index: number,
  level: ItemLevel | '',
): EstimatorForm {
  const items = readItems(form, kind)
  return writeItems(form, kind, { ...items, levels: items.levels.with(index, level) })
}

/** True when a level of a kind was chosen, so that a new count would clear something (R99). */
export function hasPickedLevels(form: EstimatorForm, kind: ItemKind): boolean {
  return readItems(form, kind).levels.some((level) => level !== '')
}

function writeItems(form: EstimatorForm, kind: ItemKind, items: Items): EstimatorForm {
  const { has, count, levels } = items
  switch (kind) {
    case 'business': {
      const list = levels.map((level) => levelOf('business', level))
      return {
        ...form,
        hasBusiness: has,
        businessCount: count,
        businessExpenses: singleLevel(list),
        businessDetails: list.map((expenses) => ({ expenses })),
      }
    }
    case 'farm': {
      const list = levels.map((level) => levelOf('farm', level))
      return {
        ...form,
        hasFarm: has,
        farmCount: count,
        farmExpenses: singleLevel(list),
        farmDetails: list.map((expenses) => ({ expenses })),
      }
    }
    case 'rental': {
      const list = levels.map((level) => levelOf('rental', level))
      return {
        ...form,
        hasRental: has,
        rentalCount: count,
        rentalIncome: singleLevel(list),
        rentalDetails: list.map((income) => ({ income })),
      }
    }
  }
}

function singleLevel<Level extends string>(levels: (Level | '')[]): Level | '' {
  return levels.length === 1 ? (levels[0] ?? '') : ''
}

/** The level if it is one of the kind's own, else "not chosen". */
function levelOf<Kind extends ItemKind>(kind: Kind, level: string): LevelOf<Kind> | '' {
  const levels: readonly LevelOf<Kind>[] = EXPENSE_LEVELS[kind]
  return levels.find((known) => known === level) ?? ''
}
