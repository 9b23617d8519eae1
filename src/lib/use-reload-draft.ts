import { useState } from 'react'
import { parseJson } from './parse-json'
import { type Persisted, usePersisted } from './use-persisted'

/**
 * Brings a form's text back after the page reloaded itself, as it does when the site has changed. Nothing is
 * stored before that.
 * @param key of the form, unique on the site
 * @param value what stands in it; plain data
 * @param restore takes a value of the same shape; anything else is dropped
 */
export function useReloadDraft<Value>(
  key: string,
  value: Value,
  restore: (kept: Value) => void,
): void {
  const [draft] = useState<Persisted<Value>>(() => ({
    storage: 'reload',
    key,
    name: 'answers',
    parser: () => (text) => {
      const kept = parseJson(text)
      return hasShapeOf(value, kept) ? kept : null
    },
  }))
  usePersisted(draft, JSON.stringify(value), (kept) => {
    if (kept !== null) restore(kept)
  })
}

/** The build that wrote the text may be another one. A schema library would weigh more than the forms. */
function hasShapeOf<Value>(example: Value, other: unknown): other is Value {
  if (Array.isArray(example)) {
    return Array.isArray(other) && other.every((item) => hasShapeOf(example[0] ?? item, item))
  }
  if (typeof example === 'object' && example !== null) {
    if (typeof other !== 'object' || other === null) return false
    return Object.entries(example).every(([key, value]) =>
      hasShapeOf(value, (other as Record<string, unknown>)[key]),
    )
  }
  return typeof other === typeof example
}
