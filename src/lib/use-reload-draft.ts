import { useState } from 'react'
import { isRecord, parseJson } from './parse-json.ts'
import { type Persisted, usePersisted } from './use-persisted.ts'

/**
 * Restores a form after the page reloads itself, as it does after a deployment. Nothing is stored before that.
 * @param key identifies the form on the site
 * @param value the form's contents, as plain data
 * @param restore receives a value of the same shape; anything else is dropped
 */
export function useReloadDraft<Value>(
  key: string,
  value: Value,
  restore: (stored: Value) => void,
): void {
  const [draft] = useState<Persisted<Value>>(() => ({
    storage: 'reload',
    key,
    name: 'answers',
    parser: () => (text) => {
      const stored = parseJson(text)
      return hasShapeOf(value, stored) ? stored : null
    },
  }))
  usePersisted(draft, JSON.stringify(value), (stored) => {
    if (stored !== null) restore(stored)
  })
}

/** Another build may have written the text. A schema library would be larger than the forms. */
function hasShapeOf<Value>(example: Value, other: unknown): other is Value {
  if (Array.isArray(example)) {
    return Array.isArray(other) && other.every((item) => hasShapeOf(example[0] ?? item, item))
  }
  if (isRecord(example)) {
    if (!isRecord(other)) return false
    return Object.entries(example).every(([key, value]) => hasShapeOf(value, other[key]))
  }
  return typeof other === typeof example
}
