import { whenIdle } from './when-idle'

/** How long after loading the first screen counts as left even where nobody moved, in milliseconds. */
const LONGEST = 10_000

let movedOn: Promise<void> | undefined
let settle = () => {}

/**
 * Settles when the visitor moves on from the first screen: scrolls, goes to another page, or has been
 * there for ten seconds. A tap on the first screen is none, and waits for nothing that is loaded.
 */
export function untilMovedOn(): Promise<void> {
  movedOn ??= new Promise((resolve) => {
    settle = () => resolve()
    window.addEventListener('scroll', settle, { once: true, capture: true, passive: true })
    whenIdle(() => setTimeout(settle, LONGEST))
  })
  return movedOn
}

/** Says that another page is shown. */
export function markMovedOn(): void {
  void untilMovedOn()
  settle()
}
