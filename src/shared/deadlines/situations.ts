import situations from '../../content/deadlines/situations.json' with { type: 'json' }

export type Situation = keyof typeof situations

/** Situations that visitors can choose. Each selects rules by their `situations`. */
export const SITUATIONS = Object.entries(situations).map(([id, words]) => ({
  id: id as Situation,
  ...words,
}))

/** The headings that group them. */
export const SITUATION_GROUPS = [
  { id: 'household', label: 'You and your household' },
  { id: 'business', label: 'Your business or nonprofit' },
] as const

export const SITUATION_IDS = SITUATIONS.map(({ id }) => id)

/**
 * The part of a calendar's address after the path: "?situations=farm,sales", empty for every date. The
 * situations have a fixed order, so that the same dates have one URL and are cached once.
 */
export function writeCalendarQuery(chosen: readonly Situation[]): string {
  const inOrder = SITUATION_IDS.filter((id) => chosen.includes(id))
  return inOrder.length > 0 ? `?situations=${inOrder.join(',')}` : ''
}
