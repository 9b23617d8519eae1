import { ANY_SIZE, expect, ONLY_PHONE, type Page, test } from '../../e2e/base.ts'

const TOOLS = [
  'check-refund',
  'tax-payment-center',
  'tax-prep-checklist',
  'ohio-business-taxes',
  'estimated-taxes',
  'deadlines',
  'property-taxes',
  'document-processing-demo',
]

/** In pixels. */
const MAX_HEAD = 150
const MAX_PAGE = { desktop: 3500, phone: 5000 }

for (const tool of TOOLS) {
  test(`${tool} has a low head, begins on the first screen and is short`, async ({ page }) => {
    await page.goto(`/resources/${tool}`)
    const head = await page.getByRole('main').locator('.wrap').first().boundingBox()
    expect(head?.height).toBeLessThanOrEqual(MAX_HEAD)
    await expect(page.getByRole('main').locator('h2, legend').first()).toBeInViewport()
    await expectShort(page)
  })
}

test('the tax calculator is short', async ({ page }) => {
  await page.goto('/resources/tax-calculator')
  await expectShort(page)
})

async function expectShort(page: Page): Promise<void> {
  // Sections below the first screen count with their own height, not with a guess.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  const isPhone = page.viewportSize()?.width === 390
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThanOrEqual(isPhone ? MAX_PAGE.phone : MAX_PAGE.desktop)
}

for (const address of [
  'ohio-business-taxes#cat',
  'tax-payment-center#eftps',
  'property-taxes#cauv',
]) {
  test(`/resources/${address} opens its section and scrolls to it`, { tag: ANY_SIZE }, async ({
    page,
  }) => {
    await page.goto(`/resources/${address}`)
    const [, id] = address.split('#')
    const fold = page.locator(`#${id}`)
    await expect(fold).toHaveAttribute('open')
    await expect(fold).toBeFocused()
    await expect(fold.locator('summary')).toBeInViewport()
  })
}

test('a link opens its section again after it was closed', { tag: ANY_SIZE }, async ({ page }) => {
  await page.goto('/resources/ohio-business-taxes')
  const fold = page.locator('#cat')
  for (let times = 0; times < 2; times += 1) {
    await page
      .getByRole('region', { name: 'Taxes of this business' })
      .getByRole('link', { name: 'Commercial Activity Tax (CAT)' })
      .click()
    await expect(fold).toHaveAttribute('open')
    await fold.locator('summary').click()
    await expect(fold).not.toHaveAttribute('open')
  }
})

test('folds print open', { tag: ANY_SIZE }, async ({ page }) => {
  for (const [tool, text] of [
    ['ohio-business-taxes', 'Add up Ohio receipts of all companies under common ownership.'],
    ['property-taxes', 'The land has been used only for commercial farming for three years'],
  ] as const) {
    await page.goto(`/resources/${tool}`)
    const line = page.getByText(text)
    await expect(line).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(line).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('folds open', { tag: ANY_SIZE }, async ({ page }) => {
    await page.goto('/resources/ohio-business-taxes')
    await page.locator('#cat > summary').click()
    await expect(page.getByText('Add up Ohio receipts of all companies')).toBeVisible()
  })
})

test('an answer moves nothing, and shows in the bar below the questions', {
  tag: ONLY_PHONE,
}, async ({ page }) => {
  await page.goto('/resources/tax-payment-center')
  const bar = page.getByRole('button', { name: /Go to the result/ })
  await expect(bar).toContainText('IRS Direct Pay')
  const before = await scrolled(page)
  await page.getByRole('radio', { name: 'Ohio income tax' }).check()
  await expect(bar).toContainText('Ohio income tax payments')
  expect(await scrolled(page)).toBe(before)
  await bar.click()
  const result = page.getByRole('region', { name: 'Where to pay' })
  await expect(result).toBeFocused()
  await expect(result.getByRole('link', { name: 'Open Ohio income tax payments' })).toBeInViewport()
})

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}
