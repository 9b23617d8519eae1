import type { Locator } from '@playwright/test'
import { expect, ONLY_PHONE, stillMotion, test } from './base.ts'
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

test('on a phone the form takes the place of the times, and Back or “Change time” returns to them with nothing lost', {
  tag: ONLY_PHONE,
}, async ({ page }) => {
  await openSchedule(page)
  const name = page.getByLabel('Name', { exact: true })
  await expect(name).toBeHidden()
  await pickTime(page)
  await expect(page.locator('#details')).toBeFocused()
  const box = async (locator: Locator) => {
    const { y, height } = (await locator.boundingBox()) ?? { y: 0, height: 0 }
    return { top: y, bottom: y + height, height }
  }
  const header = await box(page.getByRole('banner'))
  const heading = await box(page.getByRole('heading', { name: 'Your details' }))
  expect(heading.top).toBeGreaterThan(header.bottom)
  expect(heading.top).toBeLessThan(header.bottom + 60)
  const strip = page.getByRole('complementary', { name: 'Your appointment' })
  const quick = await box(page.getByRole('navigation', { name: 'Quick' }))
  const { bottom, height } = await box(strip)
  expect(height).toBeLessThan(72)
  expect(bottom).toBeLessThanOrEqual(quick.top + 1)
  await expect(strip.getByText(/We’re holding/)).toBeInViewport()

  await name.fill('Pat Example')
  await page.goBack()
  await expect(name).toBeHidden()
  const chosen = times(page).and(page.locator('[aria-pressed=true]'))
  await chosen.tap()
  await expect(name).toHaveValue('Pat Example')
  await page.getByRole('link', { name: 'Change time' }).tap()
  await expect(page.locator('#times')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Pick a day and a time' })).toBeInViewport()
  await chosen.tap()
  await expect(name).toHaveValue('Pat Example')
})
