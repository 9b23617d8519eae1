import { officeDate } from '../../../src/shared/office-date.ts'
import { checkBothThemes } from '../../e2e/axe.ts'
import {
  comeFromNewAddress,
  expect,
  expectNoSidewaysScroll,
  ONLY_PHONE,
  stillMotion,
  test,
} from '../../e2e/base.ts'
import { book, booked, fillIn, openSchedule, pickTime } from '../../e2e/booking-steps.ts'
import { newEmail } from '../../e2e/sign-in-steps.ts'

test('a visitor joins the waitlist and books the time that another gives up', {
  tag: ONLY_PHONE,
}, async ({ page, browser, baseURL }) => {
  await stillMotion(page)
  const other = await browser.newPage({ baseURL, timezoneId: 'America/New_York' })
  await comeFromNewAddress(other.context())
  await openSchedule(other)
  const held = other.waitForRequest((request) => request.url().endsWith('/api/holds'))
  await pickTime(other)
  const { start }: { start: string } = (await held).postDataJSON()
  await fillIn(other, newEmail())
  await book(other)
  await expect(booked(other)).toBeVisible()

  await openSchedule(page)
  await pickTime(page)
  await page.getByLabel('Name', { exact: true }).fill('Pat Example')
  await page.getByRole('link', { name: 'Change time' }).click()
  await page.getByRole('button', { name: 'None of these times? Join the waitlist' }).click()
  await expect(page.getByRole('heading', { name: 'Join the waitlist' })).toBeFocused()
  await page.getByText('One date').click()
  // Times that other tests give up are on other days.
  await page.getByRole('textbox', { name: 'Date', exact: true }).fill(officeDate(new Date(start)))
  await checkBothThemes(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(newEmail())
  await page.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(page.getByRole('heading', { name: 'You’re on the waitlist' })).toBeFocused()

  await other.getByRole('button', { name: 'Cancel the appointment' }).click()
  await other.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(other.getByRole('heading', { name: /is canceled/ })).toBeVisible()
  await other.close()

  await page.getByRole('link', { name: 'Take me off the list' }).click()
  await expect(page.getByRole('heading', { name: 'A time came free for you' })).toBeVisible()
  await page.getByRole('button', { name: 'Book this time' }).click()
  await expect(booked(page)).toBeFocused()
  await expect(page).toHaveURL(/#booking=/)
})
