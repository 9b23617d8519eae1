import type { Locator } from '@playwright/test'
import type { AvailabilityResponse } from '../../src/shared/contracts/availability.ts'
import { expect, type Page, test } from './base.ts'

export const days = (page: Page) => page.getByRole('toolbar', { name: 'Day' }).getByRole('button')
export const times = (page: Page) =>
  page.getByRole('group', { name: /Morning|Afternoon/ }).getByRole('button')

export const freeDays = (page: Page) => days(page).and(page.locator(':enabled'))

export async function openSchedule(page: Page): Promise<void> {
  await page.goto('/schedule')
  await expect(times(page).first()).toBeVisible()
}

/** Whether a day of the month, "30" or "Mon30Nov", belongs to this worker: concurrent tests share the calendar. */
function isOwn(day: string): boolean {
  const { parallelIndex, config } = test.info()
  return Number(day.replace(/\D/g, '')) % config.workers === parallelIndex
}

/** Offers a page the free times of this worker's days only, so that no other test takes the first one. */
export async function offerOwnDays(page: Page): Promise<void> {
  await page.route('**/api/availability?topic=*', async (route) => {
    const response = await route.fetch()
    const answer: AvailabilityResponse = await response.json()
    const days = answer.days.filter(({ date }) => isOwn(date.slice(-2)))
    await route.fulfill({ response, json: { ...answer, days } })
  })
}

/** Turns to later dates until a free day belongs to this worker, whose times no other test takes. */
export async function turnToOwnDay(page: Page): Promise<Locator> {
  // Earlier runs may have filled the calendar.
  const allTaken = page.getByText('These days are full')
  for (;;) {
    await page.getByRole('button', { name: 'Later dates' }).click()
    await expect(times(page).first().or(allTaken)).toBeVisible()
    const own = (await freeDays(page).allTextContents()).findIndex(isOwn)
    if (own >= 0) return freeDays(page).nth(own)
  }
}

/** Picks a time that no other test wants, and waits until it is held. */
export async function pickTime(page: Page): Promise<void> {
  await (await turnToOwnDay(page)).click()
  await times(page).first().click()
  await expect(page.getByText(/We’re holding/)).toBeVisible()
}

/** Fills in the fields that an appointment needs. */
export async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Pat Example')
  await page.getByLabel('Email').fill(email)
}

export const book = (page: Page) => page.getByRole('button', { name: /^Book / }).click()
export const booked = (page: Page) => page.getByRole('heading', { name: 'You’re booked' })
