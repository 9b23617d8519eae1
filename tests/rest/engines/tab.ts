/** One window of a browser, as a journey uses it: the same for every engine. */
export type Tab = {
  /** Opens an address of the site and waits until it has loaded. */
  goto: (address: string) => Promise<void>
  reload: () => Promise<void>
  back: () => Promise<void>
  /** Runs a function in the page with values that JSON can hold; a promise is waited for. */
  run: <Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
  /** Presses the pointer's main button at a place of the window, in CSS pixels. */
  clickAt: (x: number, y: number) => Promise<void>
  /** Presses a key with what the browser itself does at it: one character, or a name of `KEYS`. */
  press: (key: string) => Promise<void>
  /** Sets the width of the window's content, in CSS pixels; the height follows from the engine. */
  resize: (width: number) => Promise<void>
  /** A PNG of what the window shows. */
  screenshot: () => Promise<Buffer>
}

export type Engine = { name: string; tab: Tab; close: () => Promise<void> }

/** Keys without a character, by the code points of WebDriver. */
export const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
} as const
