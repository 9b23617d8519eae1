import { expect, expectAfterRetries, test } from '../../e2e/base.ts'

test('free times report a lost connection and return with it', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/)
  await page.clock.install()
  await page.goto('/schedule')
  const times = page.getByRole('toolbar', { name: 'Day' })
  await expect(times.getByRole('button', { disabled: false }).first()).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Later dates' }).click()
  await expectAfterRetries(page, page.getByText(/open times could not be loaded/))
  await context.setOffline(false)
  await expect(times.getByRole('button', { disabled: false }).first()).toBeVisible()
})
