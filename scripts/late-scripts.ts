/** Longest wait after everything else is there, for browsers that keep the time of painting to themselves. */
const PAINT_LIMIT_MS = 1000

/** Reads the files from its own element, so that it is the same on every page and has one hash. */
const LOADER = `{
window.onclick = ({ target }) => { window.earlyPress = target.closest('button') }
const [entry, ...rest] = document.currentScript.dataset.scripts.split(' ')
const add = (name, attributes) =>
  document.head.append(Object.assign(document.createElement(name), { crossOrigin: '', fetchPriority: 'low', ...attributes }))
let isAsked = false
const load = () => {
  if (isAsked) return
  isAsked = true
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', ask)
  else ask()
}
const ask = () => {
  add('script', { type: 'module', src: entry })
  for (const href of rest) add('link', { rel: 'modulepreload', href })
}
const { supportedEntryTypes = [] } = window.PerformanceObserver ?? {}
if (document.hidden || !supportedEntryTypes.includes('paint')) load()
else {
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
  addEventListener('load', () => setTimeout(load, ${PAINT_LIMIT_MS}))
}
}`

/**
 * A script that loads the modules of a prerendered page once its text has been painted: before that they
 * would share the line with styles and typefaces, and the processor with the first frame. A page that opens
 * in the background, where nothing is painted, loads them at once. It belongs before the styles, which hold
 * up what stands below them. A page that comes in pieces may be painted before it is complete: its modules
 * wait for the rest, as those that stand in the HTML do. Until they have come it notes which button was
 * pressed last, or none if something else was (`src/lib/early-input.ts`).
 * @param files addresses of the build, the entry first
 */
export function lateScripts(files: readonly string[]): string {
  return `<script data-scripts="${files.join(' ')}">${LOADER}</script>`
}
