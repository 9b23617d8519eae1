/** Every string inside a content page, for its list of figures and for tests that check the wording. */
export function collectTexts(content: unknown): string[] {
  if (typeof content === 'string') return [content]
  if (Array.isArray(content)) return content.flatMap(collectTexts)
  if (typeof content === 'object' && content !== null) {
    return Object.values(content).flatMap(collectTexts)
  }
  return []
}
