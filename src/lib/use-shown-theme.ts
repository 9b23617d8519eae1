import { useSyncExternalStore } from 'react'

/** The theme shown, for third-party widgets that don't follow the page's colors. */
export function useShownTheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, read, () => 'light')
}

const read = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
