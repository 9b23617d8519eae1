import { expect, stillMotion, test } from '../../e2e/base.ts'
import { calculate, chooseReturn, continueFrom, continueTo } from '../../e2e/estimator-steps.ts'
import { signIn } from '../../e2e/sign-in-steps.ts'

test.beforeEach(({ page }) => stillMotion(page))

test('no page violates the security policy (R172)', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Services' }).first().click()
  await chooseReturn(page, 'Complex')
  await continueTo(page, 2)
  const list = page.getByRole('combobox', { name: /Number of W-2s/ })
  await list.click()
  await expect(page.getByRole('option', { name: '4', exact: true })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  await page.getByRole('option', { name: '4', exact: true }).click()
  await continueFrom(page, 2, 7)
  await calculate(page)
  await signIn(page)
  expect(await page.context().cookies(), 'the site sets no cookies').toEqual([])
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
})

test('the security policy blocks injected scripts', async ({ page, expectConsole }) => {
  for (const kind of ['script-src-attr', 'script-src-elem']) {
    expectConsole(new RegExp(`Policy: /privacy ${kind} inline`))
  }
  // The browser logs some of them too.
  expectConsole(/Content Security Policy/)
  await page.goto('/privacy')
  await page.evaluate(() => {
    const box = document.createElement('div')
    box.innerHTML = '<p onclick="window.hacked = true">y</p>'
    document.body.append(box)
    box.querySelector<HTMLElement>('[onclick]')?.click()
    const script = document.createElement('script')
    script.textContent = 'window.hacked = true'
    document.body.append(script)
  })
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})
