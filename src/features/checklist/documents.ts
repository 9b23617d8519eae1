import checklist from '@/content/checklist.json' with { type: 'json' }
import type { DocumentGroup, SituationId, TaxDocument } from '@/content/schemas/data.ts'

export const DOCUMENT_GROUPS = checklist.papers as readonly DocumentGroup[]

/** All documents, in reading order. */
export const DOCUMENTS = DOCUMENT_GROUPS.flatMap(({ documents }) => documents)

/** The documents for a situation, in reading order. With nothing chosen, the whole list. */
export function documentsFor(situation: readonly SituationId[]): TaxDocument[] {
  return DOCUMENTS.filter(
    ({ when }) =>
      situation.length === 0 || !when || when.some((condition) => situation.includes(condition)),
  )
}
