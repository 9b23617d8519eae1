import { useEffect, useLayoutEffect, useRef } from 'react'
import { parseJson } from './parse-json'
import { sessionStore } from './storage'

/** Session storage: what stood in the forms of a page when it reloaded itself. */
const KEY = 'typedText'

const forms = new Map<string, () => unknown>()

/** Notes what stands in the forms of this page, for the reload that follows. */
export function keepTypedText(): void {
  if (forms.size === 0) return
  const values = [...forms].map(([name, read]) => [name, read()])
  sessionStore.set(KEY, JSON.stringify(Object.fromEntries(values)))
}

/**
 * Brings a form's text back after the page reloaded itself, once. Nothing is stored before that.
 * @param name of the form, unique on the site
 * @param value what stands in it; plain data
 * @param restore takes a value of the same shape; anything else that was stored is dropped
 */
export function useKeptText<Value>(
  name: string,
  value: Value,
  restore: (kept: Value) => void,
): void {
  const current = useRef({ value, restore })
  useLayoutEffect(() => {
    current.current = { value, restore }
  })
  useEffect(() => {
    const kept = takeKept(name)
    if (hasShapeOf(current.current.value, kept)) current.current.restore(kept)
    forms.set(name, () => current.current.value)
    return () => {
      forms.delete(name)
    }
  }, [name])
}

function takeKept(name: string): unknown {
  const stored = parseJson(sessionStore.get(KEY) ?? '')
  if (typeof stored !== 'object' || stored === null) return undefined
  const { [name]: kept, ...others } = stored as Record<string, unknown>
  if (Object.keys(others).length === 0) sessionStore.remove(KEY)
  else sessionStore.set(KEY, JSON.stringify(others))
  return kept
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
