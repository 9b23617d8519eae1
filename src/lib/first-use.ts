import { whenIdle } from './when-idle'

/** How long after loading a page counts as used even where nobody touched it, in milliseconds. */
const MAX_UNUSED_MS = 10_000

/**
 * Any of these may change the address, which React shows only when all prerendered parts have their code.
 */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'scroll', 'popstate'] as const

let used: Promise<void> | undefined

/**
 * Settles after the first use of the page, as soon as that has been answered, or when the page has been
 * there unused for ten seconds.
 */
export function untilUsed(): Promise<void> {
  used ??= new Promise((resolve) => {
    const settle = () => void whenIdle(resolve)
    for (const sign of SIGNS) {
      window.addEventListener(sign, settle, { once: true, capture: true, passive: true })
    }
    // What the page itself does to its address, where the browser tells of it. The router begins by
    // writing the present address anew.
    window.navigation?.addEventListener('navigate', ({ destination }) => {
      if (destination.url !== location.href) settle()
    })
    whenIdle(() => setTimeout(settle, MAX_UNUSED_MS))
  })
  return used
}
