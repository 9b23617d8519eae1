import { calculate, chooseReturn, continueFrom } from '../../e2e/estimator-steps.ts'
import { ANY_SIZE, expect, ONLY_PHONE, type Page, stillMotion, test } from '../../e2e/base.ts'
import { openDesk } from '../../e2e/office-steps.ts'
import { FIXED_PAGES } from '../../e2e/pages.ts'
import { ESTIMATOR_STATES } from '../../e2e/states/estimator-states.ts'
import { OFFICE_STATES } from '../../e2e/states/office-states.ts'
import { SHELL_STATES } from '../../e2e/states/shell-states.ts'
import { TOOL_STATES } from '../../e2e/states/tool-states.ts'
import { expectTrueTexts, translatePages } from '../../e2e/translator.ts'

/** A page that the browser translates shows what the page itself would show. */

test.beforeEach(async ({ page }) => {
  await stillMotion(page)
  translatePages(page)
})

for (const { name, only, console, open } of [
  ...SHELL_STATES,
  ...ESTIMATOR_STATES,
  ...OFFICE_STATES,
  ...TOOL_STATES,
]) {
  test(`translated: ${name}`, { tag: only === 'phone' ? ONLY_PHONE : ANY_SIZE }, async ({
    page,
    isMobile,
    expectConsole,
  }) => {
    if (console) expectConsole(console)
    await open(page, isMobile)
    await expectTrueTexts(page)
  })
}

for (const { path } of FIXED_PAGES.filter(({ parent }) => parent === '/resources')) {
  test(`translated: every control of ${path}`, { tag: ANY_SIZE }, async ({ page }) => {
    test.setTimeout(120_000)
    await page.goto(path)
    await useControls(page, '85000', '2026-03-02')
    await useControls(page, '120000', '2026-04-06')
  })
}

/** Fills in, ticks and opens everything, one after the other. */
async function useControls(page: Page, amount: string, day: string): Promise<void> {
  const controls = page.locator('main :is(input:not([readonly]), textarea, summary):visible')
  for (const control of await controls.elementHandles()) {
    const type = await control.evaluate((element: HTMLElement) => {
      const kind = element.getAttribute('type') ?? element.tagName
      if (['checkbox', 'radio', 'SUMMARY'].includes(kind)) element.click()
      return element.isConnected && element.checkVisibility() ? kind : 'gone'
    })
    if (type === 'date') await control.fill(day)
    else if (['text', 'number', 'INPUT'].includes(type)) await control.fill(amount)
    await expectTrueTexts(page)
  }
}

test('translated: the wizard there and back, and what would change the price', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.goto('/')
  for (const type of ['Complex', 'Simple'] as const) {
    await chooseReturn(page, type)
    await continueFrom(page, 1, 7)
    await calculate(page)
    for (const whatIf of await page.locator('.what-if').all()) {
      await whatIf.click()
      await expectTrueTexts(page)
    }
    await page.getByRole('button', { name: 'Back to Form' }).click()
    await expectTrueTexts(page)
    const back = page.getByRole('button', { name: 'Back', exact: true })
    while (await back.isEnabled()) {
      await back.click()
      await expectTrueTexts(page)
    }
  }
})

test('translated: a list to choose from, and the desk', { tag: ANY_SIZE }, async ({ page }) => {
  await page.goto('/resources/tax-calculator')
  const status = page.getByRole('combobox', { name: /Filing status/ })
  for (const name of ['Married filing jointly', 'Head of household']) {
    await status.click()
    await page.getByRole('option', { name }).click()
    await expect(status).toHaveText(name)
    await expectTrueTexts(page)
  }
  await openDesk(page, 'desktop-translated@example.com')
  await expectTrueTexts(page)
  await page.getByRole('button', { name: 'Add an appointment' }).click()
  await expectTrueTexts(page)
})
