import { expect, holdRequests, type Page, test } from '../../e2e/base.ts'

const WARNING = /The rating could not be loaded/
const tile = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /(out of 5|Loading the rating)/ })

async function switchFault(page: Page, fault: string) {
  await page
    .context()
    .addCookies([{ name: 'local-places', value: fault, domain: 'localhost', path: '/' }])
}

test('a skeleton shows until the rating arrives (R67, R166)', async ({ page }) => {
  const release = await holdRequests(page, '**/api/places*')
  await page.goto('/')
  await expect(page.getByText('Loading the rating')).toBeAttached()
  release()
  await expect(tile(page)).toContainText('4.9')
  await expect(page.getByText('Loading the rating')).toHaveCount(0)
})

for (const fault of [
  'slow',
  '500',
  'denied',
  'not-found',
  'malformed',
  'wrong-types',
  'no-reviews',
]) {
  test(`Places ${fault}: the saved rating shows with one warning and no error (R163)`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(WARNING)
    if (fault !== 'no-reviews') expectConsole(/Failed to load resource/)
    const warnings: string[] = []
    page.on('console', (message) => {
      if (WARNING.test(message.text())) warnings.push(message.text())
    })
    await switchFault(page, fault)
    await page.goto('/')
    await expect(tile(page)).toContainText('1 review (saved figure, see live reviews)', {
      timeout: 15_000,
    })
    await expect(tile(page)).toContainText('5.0')
    await expect(tile(page)).not.toContainText('Google')
    expect(warnings).toHaveLength(1)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

test('Places blocked: the saved rating shows with one warning and no error (R163)', async ({
  page,
  expectConsole,
}) => {
  expectConsole(WARNING)
  expectConsole(/Failed to load resource/)
  await page.route('**/api/places*', (route) => route.abort())
  await page.goto('/')
  await expect(tile(page)).toContainText('saved figure, see live reviews')
})
