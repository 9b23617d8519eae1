import { type ChecklistState, linesOf, progressOf } from './checklist-state.ts'

/** Maximum length of each of the two lists, in characters, so that both fit in a booking's note. */
const MAX_LIST_LENGTH = 700

/**
 * The list as a few lines of plain text for a booking's note: how much is ready, what is ready, and what is
 * missing. Under 1,600 characters; the rest is counted.
 */
export function summarizeChecklist(state: ChecklistState): string {
  const { ready, total, missing } = progressOf(state)
  const done = linesOf(state).filter(({ isReady }) => isReady)
  return [
    `Tax prep checklist: ${ready} of ${total} ready.`,
    ...listOf('Ready', done),
    ...listOf('Still to find', missing),
  ].join('\n')
}

function listOf(name: string, lines: readonly { text: string }[]): string[] {
  const texts = lines.map(({ text }) => text)
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
