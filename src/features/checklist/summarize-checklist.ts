import { type ChecklistState, countReady, listedDocuments } from './checklist-state.ts'

/** Maximum length of each of the two lists, in characters, so that both fit in a booking's note. */
const MAX_LIST_LENGTH = 700

/**
 * The list as a few lines of plain text for a booking's note: how much is ready, what is ready, and what is
 * missing. Under 1,600 characters; the rest is counted.
 */
export function summarizeChecklist(state: ChecklistState): string {
  const { ready, total } = countReady(state)
  const lines = [
    ...listedDocuments(state).map(({ id, label }) => ({
      text: label,
      isReady: state.ready.includes(id),
    })),
    ...state.ownLines,
  ]
  const texts = (isReady: boolean) =>
    lines.filter((line) => line.isReady === isReady).map(({ text }) => text)
  return [
    `Tax prep checklist: ${ready} of ${total} ready.`,
    ...listOf('Ready', texts(true)),
    ...listOf('Still to find', texts(false)),
  ].join('\n')
}

function listOf(name: string, texts: readonly string[]): string[] {
  if (texts.length === 0) return []
  let shown = 0
  let length = 0
  for (const text of texts) {
    length += text.length + 2
    if (length > MAX_LIST_LENGTH) break
    shown += 1
  }
  const rest = texts.length - shown
  const more = rest > 0 ? `; and ${rest} more` : ''
  return [`${name}: ${texts.slice(0, shown).join('; ')}${more}.`]
}
