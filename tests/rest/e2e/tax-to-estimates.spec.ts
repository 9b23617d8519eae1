import {
  ANY_SIZE,
  checkAccessibility,
  expect,
  expectNoSidewaysScroll,
  stillMotion,
  test,
} from '../../e2e/base.ts'
import { CALCULATOR, result } from '../../e2e/calculator-steps.ts'

test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-21T12:00:00-05:00'))

test('the calculator’s tax fills the estimates, by keyboard and offline, and no request names it', {
  tag: ANY_SIZE,
}, async ({ page, context }) => {
  const requests: string[] = []
  page.on('request', (request) =>
    requests.push(
      `${request.url()} ${request.postData() ?? ''} ${request.headers().referer ?? ''}`,
    ),
  )
  // Colors are checked once a page has faded in.
  await stillMotion(page)
  // The page is loaded already when the network goes.
  await page.goto('/resources/estimated-taxes')
  await page.getByRole('main').getByRole('link', { name: 'tax calculator' }).first().click()
  await expect(page).toHaveURL(CALCULATOR)
  await page.getByRole('textbox', { name: 'Wages', exact: true }).fill('90000')
  await page.getByRole('textbox', { name: 'Federal tax withheld' }).fill('5000')
  const link = result(page).getByRole('link', { name: 'Plan estimated payments for this tax' })
  await expect(link).toBeVisible()
  await expectNoSidewaysScroll(page)
  await context.setOffline(true)
  await link.focus()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estimated taxes')
  await expect(page).toHaveURL('/resources/estimated-taxes')
  const tax = page.getByLabel('Federal tax you expect for 2026')
  await expect(tax).toHaveValue('10,970')
  await expect(tax).toHaveAccessibleDescription(
    /^From the tax calculator, by your figures for 2026/,
  )
  await expect(page.getByLabel('Federal tax withheld in 2026')).toHaveValue('5,000')
  await expect(page.getByRole('region', { name: 'What to pay' })).toContainText(
    '$4,873 by January 15, 2027',
  )
  await checkAccessibility(page)
  await expectNoSidewaysScroll(page)

  await tax.focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('12000')
  await expect(tax).toHaveAccessibleDescription(/^The total tax after credits/)
  expect(requests.filter((line) => /10,?970|90,?000/.test(line))).toEqual([])
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(kept).not.toContain('10970')
})
