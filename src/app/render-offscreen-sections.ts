import { whenIdle } from '@/lib/when-idle'

/** As in base.css. */
const LEFT_OUT = '[data-layout] :is(#main > * + *, footer > *)'

/**
 * Lays out what a loading page left out below its first screen (`data-layout` in index.html and
 * base.css), a part in each idle moment, so that no long task comes of it.
 */
export function renderOffscreenSections(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(LEFT_OUT)]
  const layOutNext = () => {
    const part = parts.shift()
    if (!part) return delete document.documentElement.dataset.layout
    part.style.contentVisibility = 'visible'
    // The browser does the layout with the next frame.
    requestAnimationFrame(() => whenIdle(layOutNext))
  }
  layOutNext()
}
