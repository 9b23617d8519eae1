import { expect, type Page, stillMotion, test } from '../../e2e/base.ts'
import { estimateSimple } from '../../e2e/estimator-steps.ts'

/** Records all movement from now on: transitions, animations and smooth scrolling. */
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...args) {
      moved.push(`animate ${this.tagName}`)
      return animate.apply(this, args)
    }
    const scrollIntoView = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (options) {
      if (typeof options === 'object' && options.behavior === 'smooth') moved.push('smooth scroll')
      scrollIntoView.call(this, options)
    }
    const note = ({ type, target }: Event) => moved.push(`${type} ${(target as Element).className}`)
    for (const type of ['transitionrun', 'animationstart']) {
      document.addEventListener(type, note, { capture: true })
    }
  })
}

/** Uses everything that moves: the menu, a wizard with its results, pages, a tool. */
async function useMovingParts(page: Page): Promise<string[]> {
  await page.goto('/')
  await estimateSimple(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByText('Services', { exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByText('Resources', { exact: true }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tax Calculator' }).click()
  await page.getByRole('textbox', { name: 'Wages', exact: true }).fill('52306')
  await expect(page.getByText(/^Deadline/)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tax Prep Checklist' }).click()
  await page.getByText('You and your family').click()
  await page.getByRole('checkbox', { name: /^Photo ID/ }).check()
  await expect(page.getByText('1 of', { exact: false }).first()).toBeVisible()
  const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved)
  return [...new Set(moved)]
}

test('nothing moves on any page with reduced motion (R30)', async ({ page }) => {
  await watchMotion(page)
  await stillMotion(page)
  expect(await useMovingParts(page)).toEqual([])
})

test('the same parts move without reduced motion', async ({ page }) => {
  await watchMotion(page)
  const moved = (await useMovingParts(page)).join()
  for (const kind of ['transitionrun', 'animate MAIN', 'animate LI', 'animate P']) {
    expect(moved).toContain(kind)
  }
})
