/** Every string inside a content page, for its list of figures and for tests over the words. */
export function collectTexts(content: unknown): string[] {
  if (typeof content === 'string') return [content]
  if (Array.isArray(content)) return content.flatMap(collectTexts)
  if (typeof content === 'object' && content !== null) {
    return Object.values(content).flatMap(collectTexts)
  }
  return []
}
