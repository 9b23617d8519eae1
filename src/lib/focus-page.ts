/** Focuses the page's heading, which screen readers then read out, or the whole page if it has none. */
export function focusPage(main = document.getElementById('main')): void {
  const heading = main?.querySelector('h1')
  if (heading) heading.tabIndex = -1
  const target = heading ?? main
  target?.focus({ preventScroll: true })
}
