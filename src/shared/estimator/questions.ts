import { type Price, RATES } from '../../config/rates.ts'

/**
 * The wizard's steps, in order (specification, section 2 "Estimator wizard"), each with the part of an estimate's
 * breakdown that its prices are in (section 3 "Estimate result").
 */
export const STEPS = {
  'return-type': { question: 'What kind of return is it?', category: 'baseReturn' },
  income: { question: 'What income do you have?', category: 'additionalForms' },
  family: { question: 'Who is on the return?', category: 'credits' },
  business: { question: 'Do you run a business?', category: 'business' },
  farm: { question: 'Do you farm?', category: 'farm' },
  rental: { question: 'Do you rent out property?', category: 'rental' },
  'state-local': { question: 'Which other returns do you need?', category: 'stateLocal' },
} as const

export type StepId = keyof typeof STEPS
export type Category = (typeof STEPS)[StepId]['category']

type Row<Id extends string> = {
  /** Its field in the form. */
  id: Id
  /** In links, mails and storage. A new name makes the answers that visitors have kept unreadable. */
  name: string
  step: StepId
}

/** On its card, where `help` says who it is for, and in the price list. */
type ReturnTypeTexts = { label: string; hint: string; help: string; inList: string }

type ChoiceQuestion = Row<'returnType'> & {
  kind: 'choice'
  /** Also of student and itemizer, which visitors cannot choose (D12). */
  prices: Record<TaxReturnType, Price>
  options: Record<string, ReturnTypeTexts>
}

/** A small whole number, chosen from a list or counted. */
export type CountQuestion<Id extends string> = Row<Id> & {
  kind: 'count'
  /** Also the default. */
  min: number
  max: number
  /** Chosen from a list, not typed. */
  isList?: boolean
  /** Of each one, up to `most`; or once for all, if there are more than `included`. */
  price: Price
  most?: number
  included?: number
  /** Its name for one and for several. */
  one: string
  many: string
  hint?: string
}

export type YesNoQuestion<Id extends string> = Row<Id> & {
  kind: 'yesNo'
  default?: true
  /** Of a "yes". Without one, it costs nothing and is not in the price list. */
  price?: Price
  ask: string
  hint?: string
  /** On the bill and, without `inList`, in the price list. */
  label: string
  inList?: string
}

/** Whether there are businesses, farms or rentals, and the level of each. */
export type ItemsQuestion<
  Id extends string = string,
  Level extends string = string,
  Measure = 'expenses' | 'income',
> = Row<Id> & {
  kind: 'items'
  /** What a level measures, as the form's fields name it: rentalIncome, and income in rentalDetails. */
  measure: Measure
  levels: Record<Level, string>
  rates: Record<'first' | 'later', Record<NoInfer<Level>, Price>>
  label: string
  many: string
  /** For headings, unless it is `many`. */
  manyInFull?: string
  /** On the card that switches it on. */
  ask: string
  hint: string
  /** Unless it is `measure`. */
  levelNoun?: string
  inList?: string
  /** Where last year's return shows the amount. */
  source: string
}

/** How many businesses, farms or rentals there can be (specification, section 5). */
export const ITEM_LIMITS = { min: 1, max: 5 }

// Its type keeps the row's id and levels, and checks that each level has its prices.
const items = <Id extends StepId, Level extends string, Measure extends string>(
  row: Omit<ItemsQuestion<Id, Level, Measure>, 'kind' | 'name' | 'step'>,
): ItemsQuestion<Id, Level, Measure> => ({ kind: 'items', name: row.id, step: row.id, ...row })

const under10k = 'Under $10,000'
const over10k = 'Over $10,000'

/**
 * The estimator's questions, one a row, in the order of the steps. The empty form, the text of links and storage, the
 * steps' fields, the prices, the bill and the price list derive from it. To add a question, add a row; a new step is
 * also an entry above, and may have a drawing in assets/step-objects.json. Prices are in content/firm/rates.json.
 */
const ROWS = [
  {
    kind: 'choice',
    id: 'returnType',
    name: 'type',
    step: 'return-type',
    prices: RATES.returns,
    options: {
      simple: {
        label: 'Simple',
        hint: 'W-2 only',
        help: 'Wages from a job and nothing else',
        inList: 'W-2 income only',
      },
      complex: {
        label: 'Complex',
        hint: 'Multiple sources',
        help: 'Wages plus 1099s, a farm or a rental',
        inList: 'several sources of income',
      },
      family: {
        label: 'Family',
        hint: 'With dependents',
        help: 'You support children or others',
        inList: 'with dependents',
      },
      business: {
        label: 'Business',
        hint: 'Self-employed',
        help: 'Your own business or side work',
        inList: 'self-employed: priced per business, below',
      },
    },
  },
  {
    kind: 'count',
    id: 'w2Count',
    name: 'w2',
    step: 'income',
    min: 1,
    max: 5,
    isList: true,
    price: RATES.w2s.more,
    included: RATES.w2s.included,
    one: 'W-2',
    many: 'W-2s',
  },
  {
    kind: 'yesNo',
    id: 'has1099',
    name: '1099',
    step: 'income',
    price: RATES.form1099,
    ask: 'I have 1099 income',
    hint: 'Interest, dividends, retirement, unemployment; not 1099-NEC or 1099-K',
    label: '1099 income',
  },
  {
    kind: 'yesNo',
    id: 'hasInvestmentIncome',
    name: 'investments',
    step: 'income',
    price: RATES.investmentIncome,
    ask: 'I have investment income',
    hint: 'Stocks or funds sold',
    label: 'Investment income',
  },
  {
    kind: 'count',
    id: 'dependentCount',
    name: 'dependents',
    step: 'family',
    min: 0,
    max: 10,
    price: RATES.dependents.each,
    most: RATES.dependents.chargedAtMost,
    one: 'dependent',
    many: 'dependents',
    hint: 'Children and others you support.',
  },
  {
    kind: 'yesNo',
    id: 'hasStudentLoan',
    name: 'student-loan',
    step: 'family',
    ask: 'I paid student loan interest',
    label: 'Student loan interest',
  },
  {
    kind: 'yesNo',
    id: 'hasItemizedDeductions',
    name: 'itemized',
    step: 'family',
    ask: 'I itemize deductions',
    label: 'Itemized deductions',
  },
  items({
    id: 'business',
    measure: 'expenses',
    levels: { under2k: 'Under $2,000', '2k-5k': '$2,000 to $5,000', over5k: 'Over $5,000' },
    rates: RATES.businesses,
    label: 'Business',
    many: 'businesses',
    ask: 'Yes, I have a business',
    hint: 'Self-employed, 1099-NEC or 1099-K income',
    source: 'line 28 of last year’s Schedule C',
  }),
  items({
    id: 'farm',
    measure: 'expenses',
    levels: { under10k, over10k },
    rates: RATES.farms,
    label: 'Farm',
    many: 'farms',
    ask: 'Yes, I have a farm',
    hint: 'Crops, livestock, timber or hay, even part-time',
    source: 'line 33 of last year’s Schedule F',
  }),
  items({
    id: 'rental',
    measure: 'income',
    levels: { under10k, over10k },
    rates: RATES.rentals,
    label: 'Rental',
    many: 'rentals',
    manyInFull: 'rental properties',
    ask: 'Yes, I have rental property',
    hint: 'A house, apartment or land you rent out',
    levelNoun: 'rent income',
    inList: 'by yearly rent',
    source: 'line 3 of last year’s Schedule E',
  }),
  {
    kind: 'yesNo',
    id: 'needsStateReturn',
    name: 'state',
    step: 'state-local',
    default: true,
    price: RATES.stateReturn,
    ask: 'A state return',
    hint: 'The first one is free with us.',
    label: 'State return',
    inList: 'First state return',
  },
  {
    kind: 'yesNo',
    id: 'needsLocalReturn',
    name: 'local',
    step: 'state-local',
    price: RATES.localReturn,
    ask: 'A local return',
    hint: 'The first one is free with us.',
    label: 'Local return',
    inList: 'First local return',
  },
] as const satisfies readonly (
  | ChoiceQuestion
  | CountQuestion<string>
  | YesNoQuestion<string>
  | ItemsQuestion
)[]

type Known = (typeof ROWS)[number]
type Ids<Kind> = Extract<Known, { kind: Kind }>['id']

export type TaxReturnType = keyof typeof RATES.returns
/** A return type that visitors can choose. */
export type ScreenReturnType = keyof Extract<Known, { kind: 'choice' }>['options']
export type CountId = Ids<'count'>
export type YesNoId = Ids<'yesNo'>
/** Businesses, farms or rentals. */
export type ItemKind = Ids<'items'>
export type MeasureOf<Kind extends ItemKind> = Extract<Known, { id: Kind }>['measure']
export type LevelOf<Kind extends ItemKind> = {
  [Each in ItemKind]: keyof Extract<Known, { id: Each }>['levels']
}[Kind]
export type ItemLevel = { [Kind in ItemKind]: LevelOf<Kind> }[ItemKind]

type Items = ItemsQuestion<ItemKind>
export type Question = ChoiceQuestion | CountQuestion<CountId> | YesNoQuestion<YesNoId> | Items

export const QUESTIONS: readonly Question[] = ROWS

export const ITEMS = Object.fromEntries(
  QUESTIONS.flatMap((row) => (row.kind === 'items' ? [[row.id, row]] : [])),
) as Record<ItemKind, Items>

export const ITEM_KINDS = Object.keys(ITEMS) as ItemKind[]

/** The return types that visitors can choose. */
export const RETURN_TYPES: Record<ScreenReturnType, ReturnTypeTexts> = ROWS[0].options
export const SCREEN_RETURN_TYPES = Object.keys(RETURN_TYPES) as ScreenReturnType[]

/** Whether a step asks for items: its id is then their kind. */
export const isItemKind = (step: string): step is ItemKind => Object.hasOwn(ITEMS, step)

/** A kind's levels, in order, as visitors choose them. */
export function levelOptions<Kind extends ItemKind>(kind: Kind) {
  const levels = Object.entries(ITEMS[kind].levels)
  return levels.map(([value, label]) => ({ value: value as LevelOf<Kind>, label }))
}
