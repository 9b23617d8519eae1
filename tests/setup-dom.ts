import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Long enough for a busy computer. Existing elements are found at once.
const TIMEOUT_MS = 10_000
configure({ asyncUtilTimeout: TIMEOUT_MS })
const { waitFor } = vi
vi.waitFor = (look, options = TIMEOUT_MS) => waitFor(look, options)

// jsdom loads its empty page asynchronously, and some code waits for that.
if (document.readyState !== 'complete') {
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
}

// Radix calls these, and jsdom lacks them.
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.releasePointerCapture ??= () => {}
Element.prototype.scrollIntoView ??= () => {}
window.scrollTo = () => {}
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

afterEach(() => {
  cleanup()
  window.localStorage.clear()
  window.sessionStorage.clear()
})
