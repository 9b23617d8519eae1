import { useEffect } from 'react'

type Noted = HTMLElement & { pressed?: HTMLElement | null }

/**
 * Presses once more what a visitor pressed before the page was hydrated, if it was a button that opens something, such
 * as a menu. The script in index.html notes the last press.
 */
export function useEarlyPress(): void {
  useEffect(() => {
    const root: Noted = document.documentElement
    root.pressed?.click()
    root.pressed = null
  }, [])
}
