/** One browser window for a journey, the same for every engine. */
export type Tab = {
  /** Opens a page of the site and waits until it has loaded. */
  goto: (address: string) => Promise<void>
  reload: () => Promise<void>
  back: () => Promise<void>
  /** Runs a function in the page with JSON values, and awaits its promise. */
  run: <Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
  /** Clicks at a position in the window, in CSS pixels. */
  clickAt: (x: number, y: number) => Promise<void>
  /** Presses a key, including the browser's own reaction: one character, or a name in `KEYS`. */
  press: (key: string) => Promise<void>
  /** Sets the width of the window's content, in CSS pixels; the engine decides the height. */
  resize: (width: number) => Promise<void>
  /** A PNG of the window. */
  screenshot: () => Promise<Buffer>
}

export type Engine = { name: string; tab: Tab; close: () => Promise<void> }

/** Keys without a character, by WebDriver's code points. */
export const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
} as const
