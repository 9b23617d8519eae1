import { whenIdle } from '@/lib/when-idle.ts'

/** Must match base.css. */
const LEFT_OUT = '[data-layout] :is(#main > * + *, #main > * + * > section, footer > *)'

/**
 * Renders the sections below the first screen, which a loading page skips (`data-layout` in index.html and
 * base.css). One section per idle period, so that there is no long task.
 */
export function renderOffscreenSections(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(LEFT_OUT)]
  const layOutNext = () => {
    const part = parts.shift()
    if (!part) return delete document.documentElement.dataset.layout
    part.style.contentVisibility = 'visible'
    // The browser lays it out in the next frame.
    requestAnimationFrame(() => whenIdle(layOutNext))
  }
  layOutNext()
}
