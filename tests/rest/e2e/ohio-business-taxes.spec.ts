import { ANY_SIZE, expect, type Page, test } from '../../e2e/base.ts'

const PATH = '/resources/ohio-business-taxes'

const result = (page: Page) => page.getByRole('region', { name: 'Taxes of this business' })

test('an unreadable amount is explained and kept, and typed figures never leave the device', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  const requests: string[] = []
  const sales = page.getByLabel('Ohio sales a year')
  await page.goto(PATH)
  page.on('request', (request) =>
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  )
  await page.getByRole('combobox', { name: /Kind of business/ }).click()
  await page.getByRole('option', { name: 'C corporation' }).click()
  await expect(result(page).getByRole('status')).toHaveText('1 of 12 Ohio taxes applies to you')
  await sales.fill('7654321')
  await page.getByRole('checkbox', { name: 'Farms' }).check()
  await page.getByRole('spinbutton', { name: 'Employees' }).fill('37')
  await sales.fill('about a million')
  await expect(page.getByText('Enter an amount in digits, as in 12,345.67.')).toBeVisible()
  await expect(sales).toHaveAttribute('aria-invalid', 'true')
  await expect(result(page)).toContainText('Only above $6,000,000 of Ohio receipts a year.')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(sales).toHaveValue('')
  await expect(page.getByRole('checkbox', { name: 'Farms' })).not.toBeChecked()
  expect(
    requests.filter(
      (line) => !/^GET \S+\/(?:assets\/[\w.-]+|api\/availability\?office=today) $/.test(line),
    ),
  ).toEqual([])
})

test('an address and the result’s links open their section, again after it was closed', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.goto(`${PATH}#cat`)
  const fold = page.locator('#cat')
  await expect(fold).toHaveAttribute('open')
  await expect(fold).toBeFocused()
  await expect(fold.locator('summary')).toBeInViewport()
  await expect(page).toHaveURL(`${PATH}#cat`)
  for (let times = 0; times < 2; times += 1) {
    await fold.locator('summary').click()
    await expect(fold).not.toHaveAttribute('open')
    await result(page).getByRole('link', { name: 'Commercial Activity Tax (CAT)' }).click()
    await expect(fold).toHaveAttribute('open')
    await expect(fold.locator('summary')).toBeInViewport()
  }
})

test('the printout shows the result and the whole guide, but no buttons', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.goto(PATH)
  const folded = page.getByText('Add up Ohio receipts of all companies under common ownership.')
  await expect(folded).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(folded).toBeVisible()
  await expect(result(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start over' })).toBeHidden()
  await expect(page.getByText('Figures and sources, checked on')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the whole guide is readable (R180, R183)', { tag: ANY_SIZE }, async ({ page }) => {
    await page.goto(PATH)
    for (const name of [
      'Sales tax',
      'Municipal withholding',
      'Pass-through entity tax (IT 4738)',
    ]) {
      const heading = page.getByRole('heading', { level: 3, name, exact: true })
      await heading.click()
      const fold = page.locator('details', { has: heading })
      await expect(fold.getByText('First steps')).toBeVisible()
    }
    await expect(page.getByText(/checked on November 21, 2026/)).toBeVisible()
  })
})
