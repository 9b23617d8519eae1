import { whenIdle } from '@/lib/when-idle'

/**
 * Lays out what a loading page left out below its first screen (`data-layout` in index.html and
 * base.css), a part in each idle moment, so that no long task comes of it.
 */
export function layOutRest(): void {
  const root = document.documentElement
  const parts = [...document.querySelectorAll<HTMLElement>('#main > * + *, footer > *')]

  const layOutNext = () => {
    const part = parts.shift()
    if (!part) return delete root.dataset.layout
    part.style.contentVisibility = 'visible'
    // The browser does the layout with the next frame.
    requestAnimationFrame(() => whenIdle(layOutNext))
  }
  if (root.dataset.layout) layOutNext()
}
