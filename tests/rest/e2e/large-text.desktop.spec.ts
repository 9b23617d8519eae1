import type { CDPSession } from '@playwright/test'
import { expect, type Page, stillMotion, test } from '../../e2e/base'
import { estimateSimple } from '../../e2e/estimator-steps'
import { pagePaths } from '../../e2e/pages'

/** The size of a 1280 × 1024 window at 400% zoom. */
const ZOOMED = { width: 320, height: 256 }
/** The minimum share of a low window that the page itself must keep. */
const MIN_FREE = 0.6

test('every page at twice the text size: nothing is cut, covered or off the side (1.4.4)', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await stillMotion(page)
  const devtools = await page.context().newCDPSession(page)
  for (const path of pagePaths()) {
    await setTextSize(devtools, 16)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path)
    // The week of opening hours marks today later than the rest of the page hydrates.
    if (path === '/contact') await expect(page.locator('.place-week small')).toHaveCount(7)
    await setTextSize(devtools, 32)
    await test.step(`${path} at 1280`, () => expectReadable(page))
    await page.setViewportSize({ width: 390, height: 844 })
    await test.step(`${path} at 390`, () => expectReadable(page))
    await setTextSize(devtools, 16)
    await page.setViewportSize(ZOOMED)
    await test.step(`${path} at 400 %`, async () => {
      await expectReadable(page)
      expect.soft(await freeShare(page), path).toBeGreaterThan(MIN_FREE)
    })
  }
})

for (const pixels of [24, 32]) {
  test(`the hero, its results and the skip link at a text size of ${pixels} pixels (1.4.4)`, async ({
    page,
  }) => {
    await stillMotion(page)
    const devtools = await page.context().newCDPSession(page)
    await setTextSize(devtools, pixels)
    await page.goto('/')
    for (const width of [390, 700, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      const skip = await page.getByRole('link', { name: 'Skip to main' }).boundingBox()
      expect((skip?.y ?? 0) + (skip?.height ?? 0), `skip link, ${width}`).toBeLessThanOrEqual(0)
      const { room, bridge } = await page.evaluate(measureHero)
      expect(room, `room for the bridge, ${width}`).toBeGreaterThan(bridge)
    }
    await estimateSimple(page)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(findBrokenWords), `${width}`).toEqual([])
      await expectReadable(page)
    }
  })
}

/** Space below the hero's text, and the height of the bridge's towers in the scaled drawing, in px. */
function measureHero(): { room: number; bridge: number } {
  const hero = document.querySelector('.hero-text')
  if (!hero?.lastElementChild) throw new Error('No text in the hero')
  const { width, bottom } = hero.getBoundingClientRect()
  const { backgroundImage, backgroundSize } = getComputedStyle(hero)
  const isTall = backgroundImage.includes('tall')
  if (!backgroundSize.includes('%')) throw new Error('The drawing grows with the text')
  return {
    room: bottom - hero.lastElementChild.getBoundingClientRect().bottom,
    bridge: isTall ? width * 0.39 : Math.max(width, 1075) * 0.15,
  }
}

/** Words of up to twelve letters that break across lines. */
function findBrokenWords(): string[] {
  const walker = document.createTreeWalker(
    document.querySelector('.results') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  const range = document.createRange()
  const broken: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\d$.,]{1,12}/gu)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(word)
    }
  }
  return broken
}

/** Sets the text size in the browser's settings, which the page's units follow. */
async function setTextSize(devtools: CDPSession, pixels: number): Promise<void> {
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
}

async function expectReadable(page: Page): Promise<void> {
  // Media queries in em follow a new text size with the next frame only.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
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

/** The share of the window's height left between what sticks to its edges, scrolled to the middle. */
async function freeShare(page: Page): Promise<number> {
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
