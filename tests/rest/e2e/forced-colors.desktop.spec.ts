import type { Locator } from '@playwright/test'
import { expect, type Page, stillMotion, test } from '../../e2e/base.ts'
import { pagePaths } from '../../e2e/pages.ts'
import { OFFICE_STATES, openBookingForm } from '../../e2e/states/office-states.ts'
import { SHELL_STATES } from '../../e2e/states/shell-states.ts'
import { openRefund, TOOL_STATES } from '../../e2e/states/tool-states.ts'
import { ESTIMATOR_STATES, openResults } from '../../e2e/states/estimator-states.ts'

test.beforeEach(async ({ page }) => {
  await stillMotion(page)
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
})

const style = (found: Locator, property: string) =>
  found.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

/** The page's background in the system's contrast theme. */
const canvas = (page: Page) => style(page.locator('html'), 'background-color')

test('controls have borders and a focus ring in a contrast theme', async ({ page }) => {
  await page.goto('/contact')
  for (const name of ['Send message', /^Switch to/]) {
    const button = page.getByRole('button', { name })
    expect(await style(button, 'border-top-style')).toBe('solid')
    expect(await style(button, 'border-top-color')).not.toBe(await canvas(page))
  }
  await page.getByLabel('Name').focus()
  expect(await style(page.getByLabel('Name'), 'outline-style')).toBe('solid')
  expect(await style(page.getByLabel('Name'), 'outline-width')).toBe('3px')
})

test('choices and bars are distinguishable in a contrast theme', async ({ page }) => {
  await openRefund(page)
  const chosen = page.locator('label', { has: page.locator('input:checked') }).first()
  const other = page.locator('label', { has: page.locator('input:not(:checked)') }).first()
  const ground = (found: Locator) => style(found, 'background-color')
  expect(await ground(chosen)).not.toBe(await ground(other))
  expect(await ground(page.locator('[data-part]').first())).not.toBe(await canvas(page))

  await openResults(page, 'v=1&type=simple')
  for (const bar of await page.locator('.bar > i').all()) {
    expect(await ground(bar)).not.toBe(await canvas(page))
  }
  const ours = page.locator('[data-side=firm] .bar > i')
  expect(await ground(ours)).toBe(await style(page.locator('html'), 'color'))
  // In a lower line, the figure's background would cover the words above it.
  expect(await style(page.locator('.result-figure'), 'line-height')).toBe('normal')

  await openBookingForm(page)
  const [day, time] = await page.locator('[aria-pressed=true]').all()
  for (const button of [day, time]) {
    if (button) expect(await ground(button)).not.toBe(await canvas(page))
  }
  await expect(page.locator('[aria-pressed=true]')).toHaveCount(2)
})

test('every control and every sheet of every page is visible in a contrast theme', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/)
  const paths = [...pagePaths(), '/nope']
  test.setTimeout(paths.length * 15_000)
  for (const path of paths) {
    await page.goto(path)
    expect.soft(await page.evaluate(findUnseen), path).toEqual([])
  }
})

/** Those that leave the clock and the network alone. */
const STATES = [...SHELL_STATES, ...ESTIMATOR_STATES, ...OFFICE_STATES, ...TOOL_STATES].filter(
  ({ only, console, name }) =>
    only !== 'phone' &&
    !console &&
    !/refund-answer|withholding|expired|unreachable|signed-in/.test(name),
)

for (const { name, open } of STATES) {
  test(`every control and every sheet is visible in a contrast theme: ${name}`, async ({
    page,
  }) => {
    test.slow()
    await open(page, false)
    expect(await page.evaluate(findUnseen)).toEqual([])
  })
}

test('a contrast theme shows the current row of a list and the marks of another', async ({
  page,
}) => {
  await page.goto('/news/tag/farm')
  const current = page.getByRole('main').locator('[aria-current=page]:not(ol > *)').first()
  expect(await style(current, 'border-left-width')).toBe('3px')
  await page.goto('/resources/client-portal-help')
  const marks = await page
    .locator('main li')
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row, '::before').borderTopWidth))
  expect(marks).toContain('2px')
})

/** Controls whose words, icon or border hardly differ from what is behind them (WCAG 1.4.11), and sheets without an edge. */
function findUnseen(): string[] {
  const CLEAR = 'rgba(0, 0, 0, 0)'
  const ground = (element: Element | null): string => {
    if (element === null) return getComputedStyle(document.documentElement).backgroundColor
    const { backgroundColor } = getComputedStyle(element)
    return backgroundColor === CLEAR ? ground(element.parentElement) : backgroundColor
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.clientWidth !== 1 &&
    !element.closest('.sr-only, [inert], [aria-hidden=true]')
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const contrast = (one: string, other: string) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  const hasEdge = (element: Element) => {
    const look = getComputedStyle(element)
    const behind = ground(element.parentElement)
    return (['borderTop', 'borderLeft', 'borderBottom', 'outline'] as const).some(
      (side) =>
        look[`${side}Style`] === 'solid' &&
        look[`${side}Width`] !== '0px' &&
        look[`${side}Color`] !== behind,
    )
  }
  const isSeen = (control: Element) => {
    if (control.matches('input, select, textarea'))
      return hasEdge(control) || getComputedStyle(control).appearance !== 'none'
    const inked = control.querySelector('svg') ?? control
    return contrast(getComputedStyle(inked).color, ground(control)) >= 3
  }
  const name = (element: Element) => element.outerHTML.slice(0, 120)
  return [
    ...[...document.querySelectorAll('a, button, input, select, textarea, summary')]
      .filter((control) => isShown(control) && !isSeen(control))
      .map((control) => `Not seen: ${name(control)}`),
    ...[...document.querySelectorAll('.shadow-sheet, .shadow-pop, .tool-sheet, .bg-band, .bg-tint')]
      .filter((sheet) => isShown(sheet) && !hasEdge(sheet))
      .map((sheet) => `No edge: ${name(sheet)}`),
  ]
}
