import { expect, stillMotion, test } from './base.ts'
import {
  book,
  booked,
  fillIn,
  openSchedule,
  pickTime,
  times,
  turnToOwnDay,
} from './booking-steps.ts'
import { readMails } from './office-steps.ts'
import { newEmail } from './sign-in-steps.ts'

test.beforeEach(async ({ page }) => {
  await stillMotion(page)
})

test('a visitor books, reloads, moves and cancels, with a private link and a calendar file by mail (R195)', async ({
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
