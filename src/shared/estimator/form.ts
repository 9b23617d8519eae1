import {
  type CountId,
  ITEM_LIMITS,
  type ItemKind,
  type ItemLevel,
  ITEMS,
  type LevelOf,
  type MeasureOf,
  QUESTIONS,
  type TaxReturnType,
  type YesNoId,
} from './questions.ts'

type LevelField<Kind extends ItemKind> = `${Kind}${Capitalize<MeasureOf<Kind>>}`

/** The estimator's answers (specification, section 3). An empty level is one not chosen yet. */
export type EstimatorForm = { returnType: TaxReturnType | '' } & Record<CountId, number> &
  Record<YesNoId, boolean> &
  Record<`has${Capitalize<ItemKind>}`, boolean> &
  Record<`${ItemKind}Count`, number> & {
    [Kind in ItemKind as LevelField<Kind>]: LevelOf<Kind> | ''
  } & {
    [Kind in ItemKind as `${Kind}Details`]: Record<MeasureOf<Kind>, LevelOf<Kind> | ''>[]
  }

/** One kind's answers, under the same names for every kind. */
export type Items<Level extends string = ItemLevel> = {
  has: boolean
  /** One level per item, in order: shown and priced. */
  levels: (Level | '')[]
}

/** The answers before the first one. */
export const DEFAULT_FORM: EstimatorForm = QUESTIONS.reduce((form, row) => {
  switch (row.kind) {
    case 'choice':
      return { ...form, [row.id]: '' }
    case 'count':
      return { ...form, [row.id]: row.min }
    case 'yesNo':
      return { ...form, [row.id]: row.default ?? false }
    case 'items':
      return writeItems(form, row.id, { has: false, levels: [''] })
  }
}, {} as EstimatorForm)

/** One kind's answers, with as many levels as items, from whichever field holds them (D9, R118-R123). */
export function readItems<Kind extends ItemKind>(
  form: EstimatorForm,
  kind: Kind,
): Items<LevelOf<Kind>> {
  const { has, count, single, list } = fieldsOf(kind)
  const listed = form[list].map((item) => Object.values(item)[0])
  const first = form[count] === 1 && form[single]
  const length = Math.min(form[count], ITEM_LIMITS.max)
  const levels = Array.from({ length }, (_, index) => first || listed[index] || '')
  return { has: form[has], levels: levels.map((level) => levelOf(kind, level)) }
}

/** Writes one kind's answers. With one item, the single field and the list get the same level (D9). */
export function writeItems(form: EstimatorForm, kind: ItemKind, items: Items<string>) {
  const { has, count, single, list, measure } = fieldsOf(kind)
  const levels = items.levels.map((level) => levelOf(kind, level))
  return {
    ...form,
    [has]: items.has,
    [count]: levels.length,
    [single]: levels.length === 1 ? levels[0] : '',
    [list]: levels.map((level) => ({ [measure]: level })),
  }
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
  const { has, levels } = readItems(form, kind)
  return levels.length === count
    ? form
    : writeItems(form, kind, { has, levels: Array(count).fill('') })
}

export function setItemLevel(
  form: EstimatorForm,
  kind: ItemKind,
  index: number,
  level: ItemLevel | '',
): EstimatorForm {
  const { has, levels } = readItems(form, kind)
  return writeItems(form, kind, {
    has,
    levels: levels.map((old, place) => (place === index ? level : old)),
  })
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

/** The form's fields of a kind: hasFarm, farmCount, farmExpenses and, in farmDetails, expenses. */
function fieldsOf(kind: ItemKind) {
  const { measure } = ITEMS[kind]
  return {
    has: `has${capitalize(kind)}`,
    count: `${kind}Count`,
    single: `${kind}${capitalize(measure)}` as { [Kind in ItemKind]: LevelField<Kind> }[ItemKind],
    list: `${kind}Details`,
    measure,
  } as const
}

function capitalize<Text extends string>(text: Text) {
  return (text.charAt(0).toUpperCase() + text.slice(1)) as Capitalize<Text>
}

/** The level if it is one of the kind's own, else "not chosen". */
function levelOf<Kind extends ItemKind>(kind: Kind, level: string): LevelOf<Kind> | '' {
  return Object.hasOwn(ITEMS[kind].levels, level) ? (level as LevelOf<Kind>) : ''
}
