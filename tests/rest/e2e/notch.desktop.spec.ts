import { expect, test } from '../../e2e/base.ts'
import { giveNotch, textUnderNotch, TURNED } from './notch.ts'

test.use({ viewport: TURNED })

test('the chat panel and the finder keep clear of the notch of a turned phone', async ({
  page,
}) => {
  await giveNotch(await page.context().newCDPSession(page))
  await page.goto('/')
  await page.getByRole('button', { name: 'Reach us' }).click()
  await expect(page.getByRole('dialog', { name: 'Reach us' })).toBeVisible()
  expect(await textUnderNotch(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Find on this site' })).toBeVisible()
  expect(await textUnderNotch(page)).toEqual([])
})
