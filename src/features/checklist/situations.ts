import checklist from '@/content/checklist.json' with { type: 'json' }
import type { SituationId } from '@/content/schemas/data.ts'

/** Five questions about the year. Each choice adds its documents to the list. */
export const SITUATION_QUESTIONS = Object.values(checklist.questions).map(({ title, options }) => ({
  title,
  options: Object.entries(options).map(([id, label]) => ({ id: id as SituationId, label })),
}))

const SITUATION_IDS = SITUATION_QUESTIONS.flatMap(({ options }) => options.map(({ id }) => id))

/** The known IDs, each once and in the order of the questions. */
export function knownSituations(ids: readonly string[]): SituationId[] {
  return SITUATION_IDS.filter((id) => ids.includes(id))
}
