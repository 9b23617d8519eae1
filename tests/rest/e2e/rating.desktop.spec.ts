import { expect, holdRequests, type Page, test } from '../../e2e/base.ts'

const WARNING = /The rating could not be loaded.*Google Places API error: REQUEST_DENIED/s
const tile = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /(out of 5|Loading the rating)/ })

test('a skeleton shows until the rating fails, then the saved one with one warning and no error (R67, R162, R163, R166)', async ({
  page,
  expectConsole,
}) => {
  expectConsole(WARNING)
  const warnings: string[] = []
  page.on('console', (message) => {
    if (WARNING.test(message.text())) warnings.push(message.text())
  })
  await page
    .context()
    .addCookies([{ name: 'local-places', value: 'denied', domain: 'localhost', path: '/' }])
  const release = await holdRequests(page, '**/api/places*')
  await page.goto('/')
  await expect(page.getByText('Loading the rating')).toBeAttached()
  release()
  await expect(tile(page)).toContainText('1 review (saved figure, see live reviews)')
  await expect(tile(page)).toContainText('5.0')
  await expect(tile(page)).not.toContainText('Google')
  await expect(page.getByText('Loading the rating')).toHaveCount(0)
  expect(warnings).toHaveLength(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
