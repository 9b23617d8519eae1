import type { Word } from '../../../src/features/documents/page-text.ts'
import type { Drawing } from '../../../local/forms/drawing.ts'

/** The words of a drawing with rough boxes: what a perfect reader would find. */
export function drawingWords(drawing: Drawing): Word[] {
  return drawing.flatMap((item) => {
    if (item.type === 'rule') return []
    const letter = item.size * 0.52
    const start = item.align === 'right' ? item.x - item.text.length * letter : item.x
    return [...item.text.matchAll(/\S+/g)].map((match) => ({
      text: match[0],
      confidence: 1,
      box: {
        x: start + match.index * letter,
        y: item.baseline - item.size * 0.8,
        width: match[0].length * letter,
        height: item.size,
      },
    }))
  })
}
