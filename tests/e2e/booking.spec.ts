import { randomUUID } from 'node:crypto'
import { expect, type Page, stillMotion, test } from './base.ts'
import { openSchedule, pickTime, times, turnToOwnDay } from './booking-steps.ts'
import { comeFromNewAddress, readMails } from './office-steps.ts'

test.beforeEach(async ({ page }) => {
  await stillMotion(page)
  await comeFromNewAddress(page)
})

const newEmail = () => `pat-${randomUUID().slice(0, 8)}@example.com`

async function fillIn(page: Page, email: string) {
  await page.getByLabel('Name').fill('Pat Example')
  await page.getByLabel('Email').fill(email)
}
const book = (page: Page) => page.getByRole('button', { name: /^Book / }).click()
const booked = (page: Page) => page.getByRole('heading', { name: 'You’re booked' })

test('book, reload, move, cancel; the mail has the private link and a calendar file (R195)', async ({
  page,
}) => {
  await openSchedule(page)
  await pickTime(page)
  const email = newEmail()
  await fillIn(page, email)
  await book(page)
  await expect(booked(page)).toBeFocused()
  await expect(page).toHaveURL(/#booking=/)
  const reference = (await page.getByText(/^B-[0-9A-Z]{8}$/).textContent()) ?? ''
  await expect
    .poll(async () => (await readMails(page, email)).join())
    .toContain(new URL(page.url()).hash)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  expect((await download).suggestedFilename()).toBe('appointment.ics')

  await page.reload()
  await expect(page.getByText(reference)).toBeVisible()
  await page.getByRole('button', { name: 'Change the time' }).click()
  await expect(times(page).first()).toBeVisible()
  await (await turnToOwnDay(page)).click()
  await times(page).last().click()
  await page.getByRole('button', { name: /^Move to/ }).click()
  await expect(page.getByRole('button', { name: 'Change the time' })).toBeVisible()

  await page.getByRole('button', { name: 'Cancel the appointment' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByRole('heading', { name: /is canceled/ })).toBeVisible()
  await expect
    .poll(async () => (await readMails(page, email)).join())
    .toContain('Appointment canceled: ')
})
