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

/** Nothing is outside the window or cut off, and no word breaks that has room on a line. */
export async function expectReadable(page: Page): Promise<void> {
  await layOutAll(page)
  const { poll } = expect.configure({ soft: true, timeout: 5000 })
  await poll(() => page.evaluate(findOutside)).toEqual([])
  await poll(() => page.evaluate(findCutText)).toEqual([])
  await poll(() => page.evaluate(findBrokenWords)).toEqual([])
}

/** Nothing is outside the window, and no text touches another or a control. */
export async function expectUncovered(page: Page): Promise<void> {
  await layOutAll(page)
  const { poll } = expect.configure({ soft: true, timeout: 5000 })
  await poll(() => page.evaluate(findOutside)).toEqual([])
  await poll(() => page.evaluate(findCovered)).toEqual([])
}

/** Sections below the first screen too, which the browser otherwise lays out only when they come into view. */
export async function layOutAll(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  await untilLaidOut(page)
}

/**
 * Texts and controls that are at least partly outside the window, even where the page does not scroll. What scrolls
 * sideways on purpose is left out.
 */
export function findOutside(): string[] {
  const { clientWidth } = document.documentElement
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    // Hidden from sight only, a text has one pixel.
    element.clientWidth !== 1 &&
    !element.closest('.sr-only, svg, iframe, noscript, [aria-hidden=true]')
  const isScrolled = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
      isScrolled(element.parentElement))
  const isOut = ({ left, right, width, height }: DOMRect) =>
    width > 1 && height > 1 && (right > clientWidth + 2 || left < -2)
  const found: string[] = []
  const check = (element: Element | null, rects: Iterable<DOMRect>, text: string) => {
    const out = [...rects].find(isOut)
    if (out && element && isShown(element) && !isScrolled(element))
      found.push(`${element.tagName} “${text.trim()}” from ${out.left} to ${out.right}`)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const { currentNode: text } = walker
    range.selectNodeContents(text)
    check(text.parentElement, range.getClientRects(), text.textContent ?? '')
  }
  for (const control of document.querySelectorAll('button, input, select, textarea, a, img'))
    check(control, [control.getBoundingClientRect()], control.outerHTML.slice(0, 80))
  return found
}

/** Words of up to twelve letters that break across lines. */
function findBrokenWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const broken: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode
    const element = text.parentElement
    if (!element?.checkVisibility() || element.closest('.sr-only, [aria-hidden=true]')) continue
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(
      /(?<![\p{L}\d$.,@])(?:\p{L}|[$\d]|[.,](?=\d)){2,12}(?![\p{L}\d@])/gu,
    )) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(`${word} in “${text.textContent}”`)
    }
  }
  return broken
}

/**
 * Texts that touch another text or a control that they do not belong to. Bars that stay in view are left out, and what
 * scrolls on its own.
 */
function findCovered(): string[] {
  type Box = { element: Element; text: string; isControl: boolean } & Record<
    'left' | 'right' | 'top' | 'bottom',
    number
  >
  const isStuck = (element: Element | null): boolean => {
    if (element === null) return false
    const { position, overflowY } = getComputedStyle(element)
    const isMoved = /^(?:fixed|sticky)$/.test(position) || /^(?:auto|scroll)$/.test(overflowY)
    return isMoved || isStuck(element.parentElement)
  }
  const isLeftOut = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest('.sr-only, svg, noscript, [aria-hidden=true]') !== null ||
    isStuck(element)
  const boxes: Box[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const { currentNode: text } = walker
    const element = text.parentElement
    if (!element || element.clientWidth === 1 || isLeftOut(element)) continue
    range.selectNodeContents(text)
    const letters = Number.parseFloat(getComputedStyle(element).fontSize) * 0.36
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      const middle = (top + bottom) / 2
      const place = { left, right, top: middle - letters, bottom: middle + letters }
      if (width > 2)
        boxes.push({ element, text: `${text.textContent}`, isControl: false, ...place })
    }
  }
  for (const element of document.querySelectorAll('button, textarea, a')) {
    const { backgroundColor, borderTopWidth } = getComputedStyle(element)
    if (isLeftOut(element) || (backgroundColor === 'rgba(0, 0, 0, 0)' && borderTopWidth === '0px'))
      continue
    const { left, right, top, bottom } = element.getBoundingClientRect()
    boxes.push({ element, text: element.outerHTML, isControl: true, left, right, top, bottom })
  }
  const touch = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
  const belong = (a: Box, b: Box) =>
    (a.isControl && a.element.contains(b.element)) || (b.isControl && b.element.contains(a.element))
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => touch(a, b) && !belong(a, b))
      .map((b) => `“${a.text.slice(0, 60)}” and “${b.text.slice(0, 60)}”`),
  )
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
