import type { Request } from '@playwright/test'
import { expect, expectNoSidewaysScroll, test } from './base.ts'

const PAGE = '/resources/tax-prep-checklist'
/** A word longer than a phone is wide. */
const OWN_LINE = 'Receipt_of_the_well_pump_bought_in_Zanesville.pdf'

test('the checklist leads to a booking and sends no typed text', async ({ page }) => {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto(PAGE)
  await page.getByRole('checkbox', { name: 'Farm', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Wages', exact: true }).check()
  await expect(page.getByRole('heading', { name: 'Rental property' })).toBeHidden()

  await page.getByRole('checkbox', { name: /^Crop insurance papers/ }).check()
  await page.getByRole('button', { name: 'Not mine: W-2G and gambling records' }).click()
  await page.getByRole('textbox', { name: 'Add your own line' }).fill(OWN_LINE)
  await page.getByRole('button', { name: 'Add line' }).click()
  await page.getByRole('checkbox', { name: OWN_LINE }).check()
  await expect(page.locator('#checklist-progress')).toHaveText(/^2 of \d+ ready$/)
  await expectNoSidewaysScroll(page)

  await page.reload()
  await expect(page.getByRole('checkbox', { name: OWN_LINE })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Farm', exact: true })).toBeChecked()
  await expect(page.getByText('Not mine (1)')).toBeVisible()

  await expect(page.getByRole('main').getByRole('link', { name: /^Upload Docs/ })).toHaveAttribute(
    'target',
    '_blank',
  )
  await page.getByRole('link', { name: 'Add to my appointment' }).click()
  await expect(page).toHaveURL(/\/schedule$/)
  await expect(page.getByLabel(/^Note/)).toHaveValue(new RegExp(OWN_LINE))

  const words = /well|pump|crop|w-?2g|farm/i
  for (const request of requests) {
    const headers = JSON.stringify(await request.allHeaders())
    const sent = `${request.url()} ${request.postData() ?? ''} ${headers}`
    expect(decodeURIComponent(sent)).not.toMatch(words)
  }
  expect(requests.length).toBeGreaterThan(3)
})
