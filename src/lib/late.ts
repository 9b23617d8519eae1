import { untilUsed } from './first-use'
import { whenIdle } from './when-idle'

/**
 * Puts off the loading of code that the first screen does without until the page is used, for React's
 * lazy(): its prerendered part stays as it is until then, and who only looks loads nothing.
 */
export function afterFirstScreen<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return after(untilUsed, load)
}

/** Likewise for what the first screen shows at its end: loaded when the page is idle. */
export function late<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return after(untilIdle, load)
}

function untilIdle(): Promise<void> {
  return new Promise((resolve) => void whenIdle(resolve))
}

function after<Module>(wait: () => Promise<void>, load: () => Promise<Module>) {
  return async () => {
    if (typeof window !== 'undefined') await wait()
    return load()
  }
}
