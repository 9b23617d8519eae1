import {
  type CountLimits,
  EXPENSE_LEVELS,
  type SCREEN_RETURN_TYPES,
} from '@/shared/estimator-answers.ts'

/** A return type that visitors can choose. */
export type ScreenReturnType = (typeof SCREEN_RETURN_TYPES)[number]
/** Pricing also covers student and itemizer, which visitors cannot choose (D12). */
export type TaxReturnType = ScreenReturnType | 'student' | 'itemizer'

/** The kinds of items on a return, each priced by level: of expenses, or of income for rentals. */
export type ItemKind = keyof typeof EXPENSE_LEVELS
export type LevelOf<Kind extends ItemKind> = (typeof EXPENSE_LEVELS)[Kind][number]
export type ItemLevel = LevelOf<ItemKind>

export const ITEM_KINDS = ['business', 'farm', 'rental'] as const satisfies readonly ItemKind[]

/** Whether a step asks for items: its id is then their kind. */
export const isItemKind = (step: string): step is ItemKind => step in EXPENSE_LEVELS

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

/** One kind's answers, under the same names for every kind. */
export type Items<Level extends string = ItemLevel> = {
  has: boolean
  /** One level per item, in order: shown and priced. */
  levels: (Level | '')[]
}

/** Which fields of the form hold each kind's answers. */
const KIND_FIELDS = {
  business: {
    has: 'hasBusiness',
    count: 'businessCount',
    single: 'businessExpenses',
    list: 'businessDetails',
    level: 'expenses',
  },
  farm: {
    has: 'hasFarm',
    count: 'farmCount',
    single: 'farmExpenses',
    list: 'farmDetails',
    level: 'expenses',
  },
  rental: {
    has: 'hasRental',
    count: 'rentalCount',
    single: 'rentalIncome',
    list: 'rentalDetails',
    level: 'income',
  },
} as const

/**
 * Parses a typed count. Text that is not a number becomes the minimum. Decimals are cut, and the result is clamped to the
 * limits (R91, R92, R96, D13).
 */
export function parseCount(text: string, { min, max }: CountLimits): number {
  const number = text.trim()
  if (!DECIMAL_NUMBER.test(number)) return min
  return Math.min(max, Math.max(min, Math.trunc(Number(number))))
}

/** One kind's answers, with as many levels as items, from whichever field holds them (D9). */
export function readItems<Kind extends ItemKind>(
  form: EstimatorForm,
  kind: Kind,
): Items<LevelOf<Kind>> {
  const { has, count, single, list } = KIND_FIELDS[kind]
  const listed = form[list].map((item) => Object.values(item)[0] ?? '')
  const levels = levelsInUse(form[count], form[single], listed)
  return { has: form[has], levels: levels.map((level) => levelOf(kind, level)) }
}

/** Switches a kind on or off. Its answers are kept for when it is switched on again (D10). */
export function setHasItems(form: EstimatorForm, kind: ItemKind, has: boolean): EstimatorForm {
  return writeItems(form, kind, { ...readItems(form, kind), has })
}

/**
 * Answers other questions. A self-employed return then has a business, whose level is asked for (D1); another type
 * drops it again while it has no level.
 */
export function answer(form: EstimatorForm, patch: Partial<EstimatorForm>): EstimatorForm {
  const next = { ...form, ...patch }
  if (next.returnType === form.returnType) return next
  if (next.returnType === 'business') return setHasItems(next, 'business', true)
  return form.returnType === 'business' && !hasPickedLevels(next, 'business')
    ? setHasItems(next, 'business', false)
    : next
}

/** Sets a count and resets that kind's levels. The other kinds keep theirs (R98, D8). */
export function setItemCount(form: EstimatorForm, kind: ItemKind, count: number): EstimatorForm {
  const items = readItems(form, kind)
  if (items.levels.length === count) return form
  return writeItems(form, kind, { ...items, levels: Array(count).fill('') })
}

/** Sets a level. With one item, the single field and the list get the same value (D9). */
export function setItemLevel(
  form: EstimatorForm,
  kind: ItemKind,
  index: number,
  level: ItemLevel | '',
): EstimatorForm {
  const items = readItems(form, kind)
  const levels = items.levels.map((old, place) => (place === index ? level : old))
  return writeItems(form, kind, { ...items, levels })
}

/** True when a level of a kind was chosen, so that a new count would clear something (R99). */
export function hasPickedLevels(form: EstimatorForm, kind: ItemKind): boolean {
  return readItems(form, kind).levels.some((level) => level !== '')
}

/** True when a kind is switched on and one of its items has no level yet. */
export function isLevelMissing(form: EstimatorForm, kind: ItemKind): boolean {
  const { has, levels } = readItems(form, kind)
  return has && levels.includes('')
}

/** What a number input accepts: not "0x5", "Infinity" or "1,000". */
const DECIMAL_NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/** One item's level is in the single field, those of several are in the list (R118-R123). */
function levelsInUse(count: number, single: string, listed: readonly string[]): string[] {
  if (count === 1) return [single || (listed[0] ?? '')]
  return Array.from({ length: count }, (_, index) => listed[index] ?? '')
}

function writeItems(form: EstimatorForm, kind: ItemKind, { has, levels }: Items) {
  const fields = KIND_FIELDS[kind]
  const known = levels.map((level) => levelOf(kind, level))
  return {
    ...form,
    [fields.has]: has,
    [fields.count]: levels.length,
    [fields.single]: known.length === 1 ? known[0] : '',
    [fields.list]: known.map((level) => ({ [fields.level]: level })),
  }
}

/** The level if it is one of the kind's own, else "not chosen". */
function levelOf<Kind extends ItemKind>(kind: Kind, level: string): LevelOf<Kind> | '' {
  const levels: readonly LevelOf<Kind>[] = EXPENSE_LEVELS[kind]
  return levels.find((known) => known === level) ?? ''
}
