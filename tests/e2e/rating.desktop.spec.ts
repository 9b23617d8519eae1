import { site } from '../../src/config/site.ts'
import { expect, type Page, test } from './base.ts'

const tile = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /(out of 5|Loading the rating)/ })

test('a live rating names Google Maps and links to the maps page (R66, R68, R159)', async ({
  page,
}) => {
  await page.goto('/')
  await expect(tile(page)).toContainText('4.9')
  await expect(tile(page)).toContainText('38 reviews on Google Maps')
  await expect(tile(page)).toHaveAttribute('target', '_blank')
  await expect(tile(page)).toHaveAttribute('href', site.mapsUrl)
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(tile(page)).toBeVisible()
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(tile(page)).toBeHidden()
  // One column: the estimator is below the pitch (R68).
  const estimator = await page.getByRole('region', { name: 'Estimate your cost' }).boundingBox()
  const pitch = await page.getByText(/^Save over/).boundingBox()
  expect(estimator?.y).toBeGreaterThan((pitch?.y ?? 0) + (pitch?.height ?? 0))
})
