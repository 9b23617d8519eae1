import { findFigure } from '@/content/figures'
import type { Text } from '@/content/types'

/** A content text without markup: links become their text, figures their values. */
export function plainText(text: Text): string {
  return text
    .replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1')
    .replace(/\{(\w+)\}/g, (_, id: string) => findFigure(id).value)
}
