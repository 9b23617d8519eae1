import { checkBothThemes } from './axe.ts'
import {
  ANY_SIZE,
  checkAccessibility,
  expect,
  expectNoSidewaysScroll,
  ONLY_PHONE,
  stillMotion,
  test,
  useTheme,
} from './base.ts'
import { CALCULATOR, enterFamily, expectRefund, result } from './calculator-steps.ts'
import { expectTrueTexts, translatePages } from './translator.ts'

test.beforeEach(({ page }) => stillMotion(page))

test('a family sees its refund, the math and the charts (R176)', async ({ page }) => {
  await useTheme(page, 'light')
  await page.goto(CALCULATOR)
  await expect(result(page).getByText('Enter any income to begin.')).toBeVisible()
  await enterFamily(page)
  await expectRefund(page, '$1,550')
  await expect(page.getByText('You paid $4,310 during the year')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Bar: Federal income tax 3.4%/ })).toBeVisible()
  await expect(
    page.getByRole('row', { name: /^Social Security and Medicare \$6,166 7.5%/ }),
  ).toBeVisible()
  await expect(
    page.getByRole('listitem').filter({ hasText: '10% bracket, $0 to $24,800: taxes $24,800' }),
  ).toBeVisible()

  await page.getByText('Show the math').click()
  const line = result(page)
    .getByRole('listitem')
    .filter({ hasText: 'By filing status' })
    .locator('summary')
  await line.click()
  await expect(result(page).getByText('Rev. Proc. 2025-32 §4.14(1)')).toBeVisible()
  // Fields that moved under the header would count as too small to tap.
  await page.evaluate(() => scrollTo(0, 0))
  await checkBothThemes(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('radio', { name: '2025' }).check({ force: true })
  await expectRefund(page, '$1,447')
  await expect(page.getByRole('textbox', { name: 'Your wages' })).toHaveValue('52,306')
})

test('scenarios show side by side and open from their link in a new tab', {
  tag: ONLY_PHONE,
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(CALCULATOR)
  await enterFamily(page)
  await expectRefund(page, '$1,550')
  await page.getByRole('button', { name: 'Compare a second scenario' }).click()
  await expect(page.getByText('Both come to the same tax.')).toBeVisible()
  await page.getByText('Retirement and health savings', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Your traditional IRA contribution' }).fill('5000')
  await expect(page.getByText(/The second scenario means \$\d+ less tax/)).toBeVisible()
  // A window tall enough for the sticky bar: in a low one, it covers half a field.
  const size = page.viewportSize()
  await page.setViewportSize({ width: size?.width ?? 0, height: 12_000 })
  await checkAccessibility(page)
  if (size) await page.setViewportSize(size)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Copy link with my answers' }).click()
  await expect(page.getByText(/Link copied/).first()).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain(`${CALCULATOR}#calculator?v=1&`)

  const other = await context.newPage()
  await other.goto(link)
  await expectRefund(other, '$1,550')
  await expect(other.getByText(/The second scenario means \$\d+ less tax/)).toBeVisible()
  await expect(other).toHaveURL(new RegExp(`${CALCULATOR}$`))
  await other.reload()
  await expectRefund(other, '$1,550')
})

test('no request contains typed text', { tag: ANY_SIZE }, async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`)
  })
  await page.goto(CALCULATOR)
  await enterFamily(page)
  await page.getByRole('textbox', { name: 'Your wages' }).fill('98765')
  await page.getByRole('button', { name: 'Compare a second scenario' }).click()
  await page.getByText('Business, farm, tips, overtime').click()
  await page.getByRole('textbox', { name: 'Your farm profit or loss' }).fill('-43219')
  await expect(page.getByRole('heading', { name: 'Scenarios side by side' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Your wages' })).toHaveValue('98,765')
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.filter((text) => !text.startsWith('GET '))).toEqual([])
  expect(sent.filter((text) => /98,?765|43,?219|28,?290|marriedFiling/.test(text))).toEqual([])
})

test('a translated page shows the amounts of what is entered', { tag: ANY_SIZE }, async ({
  page,
}) => {
  translatePages(page)
  await page.goto(CALCULATOR)
  const wages = page.getByRole('textbox', { name: 'Wages' })
  await wages.fill('85000')
  await expect(result(page)).toContainText('$9,870')
  await wages.fill('120000')
  await expect(result(page)).toContainText('$17,570')
  await expect(result(page)).not.toContainText('$9,870')
  await expectTrueTexts(page)
})
