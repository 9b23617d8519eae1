import { type ItemKind, ITEMS, type LevelOf } from '@/shared/estimator/questions.ts'

/** A kind's levels, in order, as visitors choose them. */
export function levelOptions<Kind extends ItemKind>(kind: Kind) {
  const levels = Object.entries(ITEMS[kind].levels)
  return levels.map(([value, label]) => ({ value: value as LevelOf<Kind>, label }))
}
