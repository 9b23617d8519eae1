import { site } from '../../src/config/site.ts'
import { writeTime } from '../../src/config/write-hours.ts'
import { expect, stillMotion, test } from './base.ts'
import { fillIn, send } from './contact-steps.ts'
import { readMails } from './office-steps.ts'
import { newEmail } from './sign-in-steps.ts'

test.beforeEach(async ({ page }) => {
  await stillMotion(page)
})

test('a sent message shows its reference and reaches the office and the sender (R189-R191)', async ({
  page,
}) => {
  await page.goto('/contact')
  const office = page.getByRole('main')
  await expect(office).toContainText(site.address.street)
  await expect(office).toContainText(site.phone.display)
  await expect(office).toContainText('This week')
  for (const { opens, closes } of site.hours) {
    await expect(office).toContainText(`${writeTime(opens)} to ${writeTime(closes)}`)
  }
  const email = newEmail()
  await fillIn(page, email)
  await send(page)
  const heading = page.getByRole('heading', { name: 'We have your message' })
  await expect(heading).toBeFocused()
  const reference = await page.getByText(/^M-[0-9A-Z]{8}$/).textContent()
  await expect.poll(async () => (await readMails(page, email)).join()).toContain(reference)
  await expect.poll(async () => (await readMails(page, site.email)).join()).toContain(reference)
  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect(page.getByLabel('Message')).toHaveValue('')
})
