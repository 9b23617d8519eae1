import { whenIdle } from './when-idle'

const FIRST_USE = ['pointerdown', 'touchstart', 'keydown', 'popstate'] as const

let wanted: Promise<void> | undefined

/** Settles when the page has become idle or is used for the first time, whichever comes first. */
export function untilWanted(): Promise<void> {
  wanted ??= new Promise((resolve) => {
    const settle = () => resolve()
    whenIdle(settle)
    for (const type of FIRST_USE) {
      window.addEventListener(type, settle, { once: true, capture: true, passive: true })
    }
  })
  return wanted
}

/**
 * Puts off the loading of code that the first screen does without, for React's lazy(): its prerendered
 * part stays as it is until then, and the first screen answers sooner.
 */
export function late<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    if (typeof window !== 'undefined') await untilWanted()
    return load()
  }
}
