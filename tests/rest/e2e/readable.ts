import type { CDPSession } from '@playwright/test'
import { expect, type Page } from '../../e2e/base.ts'

/** Sets the text size in the browser's settings, which the page's units follow. */
export async function setTextSize(devtools: CDPSession, pixels: number): Promise<void> {
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
}

/** Media queries in em follow a new text size only in the next frame. */
export async function untilLaidOut(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

export async function expectReadable(page: Page): Promise<void> {
  await untilLaidOut(page)
  await expect.poll(() => page.evaluate(findTooWide)).toEqual([])
  await expect.poll(() => page.evaluate(findCutText)).toEqual([])
}

/** Where the page scrolls sideways: the innermost elements that extend beyond the window. */
function findTooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const isOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1
  const out = [...document.body.querySelectorAll('*')].filter(
    (element) => isOut(element) && ![...element.children].some(isOut),
  )
  return out.map((element) => `${element.outerHTML.slice(0, 120)} is too wide`)
}

/** Text in the header, headings and controls that is cut off, or overlaps the window's edge or other text. */
function findCutText(): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const isHidden = ({ width, height }: DOMRect) => width <= 1 || height <= 1
  const found: string[] = []
  const name = (element: Element) => `${element.tagName} “${element.textContent?.slice(0, 40)}”`

  const texts = [...document.querySelectorAll('h1, h2, h3, button, summary, header a, label')]
  for (const element of texts.filter(isShown)) {
    const rect = element.getBoundingClientRect()
    const { overflowX } = getComputedStyle(element)
    if (isHidden(rect) || element.clientHeight === 1 || element.closest('[aria-hidden=true]'))
      continue
    if (rect.right > innerWidth + 1 || rect.left < -1) {
      if (!element.closest('[class*="overflow-x"], .skip-link'))
        found.push(`${name(element)} leaves the window`)
    }
    if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
      found.push(`${name(element)} is cut`)
  }

  const inHeader = [...document.querySelectorAll('header a, header button')].filter(isShown)
  for (const [index, one] of inHeader.entries()) {
    for (const other of inHeader.slice(index + 1)) {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (width > 1 && height > 1) found.push(`${name(one)} overlaps ${name(other)}`)
    }
  }
  return found
}

/** The share of the window's height left between sticky elements, scrolled to the middle. */
export async function freeShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight / 2)
    let free = 0
    for (let y = 0; y < innerHeight; y += 4) {
      let element = document.elementFromPoint(innerWidth / 2, y)
      let isStuck = false
      while (element !== null) {
        if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) isStuck = true
        element = element.parentElement
      }
      if (!isStuck) free += 4
    }
    return free / innerHeight
  })
}
