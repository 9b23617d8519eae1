const isApple = () => /^(Mac|iP)/.test(navigator.platform)

/** The finder's shortcut as written for the visitor's keyboard. */
export const finderShortcut = () => (isApple() ? '⌘ K' : 'Ctrl K')

/** Never a single character: speech input types those by mistake (WCAG 2.1.4). */
export function isFinderShortcut(event: KeyboardEvent): boolean {
  const [wanted, other] = isApple()
    ? [event.metaKey, event.ctrlKey]
    : [event.ctrlKey, event.metaKey]
  return wanted && !other && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'
}
