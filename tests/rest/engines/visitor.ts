import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import type { SiteProxy } from './site-proxy.ts'
import type { Tab } from './tab.ts'

export type Kind =
  | 'button'
  | 'link'
  | 'heading'
  | 'radio'
  | 'checkbox'
  | 'field'
  | 'list'
  | 'option'
  | 'dialog'
  | 'row'
  | 'text'

declare global {
  interface Window {
    /** Set by in-page.js. */
    journey: {
      find: (kind: Kind, pattern: string) => Element | null
      place: (kind: Kind, pattern: string) => { x: number; y: number } | null
      isHydrated: () => boolean
      watchPress: (kind: Kind, pattern: string) => void
      /** Since the last watch; undefined on a page without one. */
      wasPressed?: boolean
      grounds: string[]
    }
  }
}

/** The maximum wait for something to appear; reading a scan takes longest. */
const TIMEOUT_MS = 20_000

/** A visitor's actions in a window, by the roles of controls and their names. */
export class Visitor {
  readonly tab: Tab
  readonly site: SiteProxy
  constructor(tab: Tab, site: SiteProxy) {
    this.tab = tab
    this.site = site
  }

  /** Opens a page and waits until it responds. */
  async open(path: string): Promise<void> {
    await this.tab.goto(this.site.origin + path)
    await this.until(`${path} is hydrated`, () => window.journey?.isHydrated() ?? false)
  }

  /** Clears the site's storage and sets a theme. Keeps cached pages, as for most visitors. */
  async startFresh(theme: 'light' | 'dark'): Promise<void> {
    await this.tab.goto(this.site.origin + '/robots.txt')
    await this.tab.run((chosen) => {
      localStorage.clear()
      sessionStorage.clear()
      localStorage.setItem('theme', chosen)
    }, theme)
    this.site.takeProblems()
  }

  /** Waits until a function in the page returns true. */
  async until<Args extends unknown[]>(
    what: string,
    inPage: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    const end = Date.now() + TIMEOUT_MS
    for (;;) {
      // During navigation, neither page responds.
      const isReady = await this.tab.run(inPage, ...args).catch(() => false)
      if (isReady) return
      if (Date.now() > end) throw new Error(`Timed out: ${what}; at ${await this.address()}`)
      await wait(50)
    }
  }

  async see(kind: Kind, name: RegExp): Promise<void> {
    const isThere = (one: Kind, pattern: string) => window.journey.find(one, pattern) !== null
    await this.until(`${kind} ${name}`, isThere, kind, name.source)
  }

  /** Waits for a control and clicks it. */
  async press(kind: Kind, name: RegExp): Promise<void> {
    const canPress = (one: Kind, pattern: string) => window.journey.place(one, pattern) !== null
    await this.until(`${kind} ${name} to press`, canPress, kind, name.source)
    const place = (one: Kind, pattern: string) => window.journey.place(one, pattern)
    // Clicked once it has stopped moving.
    let last = ''
    for (let tries = 0; tries < 100; tries++) {
      const at = await this.tab.run(place, kind, name.source)
      if (at !== null && last === `${at.x} ${at.y}`) {
        await this.tab.run(
          (one, pattern) => window.journey.watchPress(one, pattern),
          kind,
          name.source,
        )
        await this.tab.clickAt(at.x, at.y)
        if (await this.wasPressed()) return
      }
      last = `${at?.x} ${at?.y}`
      await wait(60)
    }
    throw new Error(`${kind} ${name} does not come to rest`)
  }

  /** Whether the press reached its target. */
  private async wasPressed(): Promise<boolean> {
    for (let tries = 0; tries < 20; tries++) {
      // A press that leads to another page removes the watch.
      const was = await this.tab.run(() => window.journey.wasPressed).catch(() => true)
      if (was !== false) return true
      await wait(50)
    }
    return false
  }

  async type(text: string): Promise<void> {
    for (const character of text) await this.tab.press(character)
  }

  async fill(name: RegExp, text: string): Promise<void> {
    await this.press('field', name)
    await this.type(text)
  }

  async expectFocus(kind: Kind, name: RegExp): Promise<void> {
    const hasFocus = (one: Kind, pattern: string) =>
      window.journey.find(one, pattern)?.contains(document.activeElement) ?? false
    await this.until(`${kind} ${name} is focused`, hasFocus, kind, name.source)
  }

  async address(): Promise<string> {
    const href = await this.tab.run(() => window.location.href)
    return href.replace(this.site.origin, '')
  }

  async untilAt(path: string): Promise<void> {
    await this.until(path, (wanted) => (location.pathname + location.hash).startsWith(wanted), path)
  }

  expectNoProblems(): void {
    expect(this.site.takeProblems()).toEqual([])
  }
}
