import checklist from '@/content/checklist.json' with { type: 'json' }

export type SituationId = keyof typeof checklist.situations

const SITUATIONS = Object.entries(checklist.situations).map(([id, words]) => ({
  id: id as SituationId,
  ...words,
}))

/** Five questions about the year. Each choice adds its documents to the list. */
export const SITUATION_QUESTIONS = Object.entries(checklist.questions).map(([id, title]) => ({
  title,
  options: SITUATIONS.filter(({ question }) => question === id),
}))

/** The known IDs, each once and in the order of the questions. */
export function knownSituations(ids: readonly string[]): SituationId[] {
  return SITUATIONS.map(({ id }) => id).filter((id) => ids.includes(id))
}
