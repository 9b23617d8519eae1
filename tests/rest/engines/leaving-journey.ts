import type { Visitor } from './visitor.ts'

/** Requests a part of a page and leaves before it loads: Firefox drops the part and must still leave. */
export async function leavingJourney(visitor: Visitor): Promise<void> {
  await visitor.startFresh('light')
  await visitor.open('/about-us')
  visitor.site.holdBack(/finder-dialog|menu-sheet|robots/)
  await visitor.tab.run(() =>
    // The link in the header, or the menu that contains it on a phone.
    ['^Find on', '^Menu']
      .map((name) => window.journey.find('button', name) as HTMLElement | null)
      .find((button) => button !== null)
      ?.click(),
  )
  await visitor.until('the part is requested', () =>
    Boolean(document.querySelector('link[href*="finder-dialog"], link[href*="menu-sheet"]')),
  )
  await visitor.tab.run(() => window.location.assign('/robots.txt'))
  await visitor.untilAt('/robots.txt')
}
