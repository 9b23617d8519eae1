import { useRef } from 'react'

/**
 * Gives the key to send a form with: the same again for the same contents, so that a repeated request counts once.
 * @returns a function from the contents, as plain data, to the key
 */
export function useIdempotencyKey(): (contents: unknown) => string {
  const last = useRef<{ contents: string; key: string }>(null)
  return (contents) => {
    const text = JSON.stringify(contents)
    if (last.current?.contents !== text) last.current = { contents: text, key: crypto.randomUUID() }
    return last.current.key
  }
}
