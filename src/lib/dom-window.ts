type WindowWithDom = Window & typeof globalThis

let provided: WindowWithDom | undefined

/** Gives code that works on HTML a window where there is none, such as during prerendering. */
export function provideWindow(window: WindowWithDom): void {
  provided = window
}

/** @throws Error outside a browser when no window was provided */
export function domWindow(): WindowWithDom {
  const found = typeof window === 'undefined' ? provided : window
  if (!found) throw new Error('There is no window here, and none was provided')
  return found
}
