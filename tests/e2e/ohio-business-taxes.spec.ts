import { checkBothThemes } from './axe'
import { ANY_SIZE, expect, expectNoSidewaysScroll, type Page, test } from './base'

const PATH = '/resources/ohio-business-taxes'

const result = (page: Page) => page.getByRole('region', { name: 'Taxes of this business' })

test('a shop with people finds its taxes, with the keyboard alone', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00-05:00'))
  await page.goto(PATH)
  await expect(result(page).getByRole('status')).toHaveText('2 of 12 apply.')
  await page.getByRole('combobox', { name: /Kind of business/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: /^Sole/ })).toBeFocused()
  await page.keyboard.press('s')
  await expect(page.getByRole('option', { name: 'S corporation' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: /Kind of business/ })).toHaveText('S corporation')
  await page.getByRole('checkbox', { name: /Sells goods/ }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('spinbutton', { name: 'Employees' }).focus()
  await page.keyboard.type('4')
  await page.keyboard.press('Tab')
  await page.getByRole('textbox', { name: 'Ohio sales a year' }).focus()
  await page.keyboard.type('9,000,000')
  await page.getByRole('checkbox', { name: /RITA/ }).focus()
  await page.keyboard.press('Space')
  await expect(result(page).getByRole('status')).toHaveText('9 of 12 apply.')
  await expect(result(page)).toContainText('About $7,800 a year')
  await expect(result(page)).toContainText('Next: February 10, 2027.')
  await checkBothThemes(page)
  await expectNoSidewaysScroll(page)
})

test('nothing that is entered goes over the network', { tag: ANY_SIZE }, async ({ page }) => {
  const requests: string[] = []
  await page.goto(PATH)
  page.on('request', (request) =>
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  )
  await page.getByRole('combobox', { name: /Kind of business/ }).click()
  await page.getByRole('option', { name: 'C corporation' }).click()
  await expect(result(page).getByRole('status')).toHaveText('1 of 12 applies.')
  await page.getByLabel('Ohio sales a year').fill('7654321')
  await page.getByRole('checkbox', { name: 'Farms' }).check()
  await page.getByRole('spinbutton', { name: 'Employees' }).fill('37')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Ohio sales a year')).toHaveValue('')
  await expect(page.getByRole('checkbox', { name: 'Farms' })).not.toBeChecked()
  expect(requests.filter((line) => !/^GET \S+\/assets\/[\w.-]+ $/.test(line))).toEqual([])
})

test('an amount that cannot be read is explained and kept', { tag: ANY_SIZE }, async ({ page }) => {
  await page.goto(PATH)
  const field = page.getByLabel('Ohio sales a year')
  await field.fill('about a million')
  await expect(page.getByText('Enter an amount in digits, as in 12,345.67.')).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(result(page)).toContainText('Only above $6,000,000 of Ohio receipts a year.')
})

test('a tax in the result leads to its section', async ({ page }) => {
  await page.goto(PATH)
  await result(page).getByRole('link', { name: 'Commercial Activity Tax (CAT)' }).click()
  await expect(page).toHaveURL(`${PATH}#cat`)
  await expect(
    page.getByRole('heading', { level: 2, name: 'Commercial Activity Tax (CAT)' }),
  ).toBeInViewport()
})

test('on paper the result and the guide stand without the buttons', { tag: ANY_SIZE }, async ({
  page,
}) => {
  await page.goto(PATH)
  await page.emulateMedia({ media: 'print' })
  await expect(result(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start over' })).toBeHidden()
  await expect(page.getByText('Figures on this page')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the whole guide can be read', { tag: ANY_SIZE }, async ({ page }) => {
    await page.goto(PATH)
    for (const name of [
      'Sales tax',
      'Municipal withholding',
      'Pass-through entity tax (IT 4738)',
    ]) {
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    }
    await expect(page.getByText(/checked on November 21, 2026/)).toBeVisible()
  })
})
