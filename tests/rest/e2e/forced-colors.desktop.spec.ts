import type { Locator } from '@playwright/test'
import { expect, type Page, stillMotion, test } from '../../e2e/base.ts'
import { openBookingForm } from '../../e2e/states/office-states.ts'
import { openRefund } from '../../e2e/states/tool-states.ts'
import { openResults } from '../../e2e/states/estimator-states.ts'

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
