import { ANY_SIZE, expect, type Page, test } from '../../e2e/base.ts'

const PATH = '/resources/ohio-business-taxes'

const result = (page: Page) => page.getByRole('region', { name: 'Taxes of this business' })

test('typed figures never leave the device', { tag: ANY_SIZE }, async ({ page }) => {
  const requests: string[] = []
  await page.goto(PATH)
  page.on('request', (request) =>
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  )
  await page.getByRole('combobox', { name: /Kind of business/ }).click()
  await page.getByRole('option', { name: 'C corporation' }).click()
  await expect(result(page).getByRole('status')).toHaveText('1 of 12 Ohio taxes applies to you')
  await page.getByLabel('Ohio sales a year').fill('7654321')
  await page.getByRole('checkbox', { name: 'Farms' }).check()
  await page.getByRole('spinbutton', { name: 'Employees' }).fill('37')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Ohio sales a year')).toHaveValue('')
  await expect(page.getByRole('checkbox', { name: 'Farms' })).not.toBeChecked()
  expect(requests.filter((line) => !/^GET \S+\/assets\/[\w.-]+ $/.test(line))).toEqual([])
})

test('an unreadable amount is explained and kept', { tag: ANY_SIZE }, async ({ page }) => {
  await page.goto(PATH)
  const field = page.getByLabel('Ohio sales a year')
  await field.fill('about a million')
  await expect(page.getByText('Enter an amount in digits, as in 12,345.67.')).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(result(page)).toContainText('Only above $6,000,000 of Ohio receipts a year.')
})

test('a tax in the result links to its section', { tag: ANY_SIZE }, async ({ page }) => {
  await page.goto(PATH)
  await result(page).getByRole('link', { name: 'Commercial Activity Tax (CAT)' }).click()
  await expect(page).toHaveURL(`${PATH}#cat`)
  await expect(
    page.getByRole('heading', { level: 3, name: 'Commercial Activity Tax (CAT)' }),
  ).toBeInViewport()
})

test('the printout shows the result and the guide, but no buttons', { tag: ANY_SIZE }, async ({
  page,
}) => {
  await page.goto(PATH)
  await page.emulateMedia({ media: 'print' })
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
