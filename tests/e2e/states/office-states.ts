import { comeFromNewAddress, expect, expectAfterRetries, type Page, REFUSED } from '../base.ts'
import { openSchedule, pickTime } from '../booking-steps.ts'
import { openDesk } from '../office-steps.ts'
import { askForCode, newEmail, signIn } from '../sign-in-steps.ts'
import type { State } from './state.ts'

async function openContact(page: Page): Promise<void> {
  await comeFromNewAddress(page.context())
  await page.goto('/contact')
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Pat Example')
  await page.getByLabel('Email').fill(newEmail())
}

async function sendMessage(page: Page): Promise<void> {
  await fillIn(page)
  await page.getByLabel('Message').fill('May I bring my papers on Friday?')
  await page.getByRole('button', { name: 'Send message' }).click()
}

/** Opens the form for an appointment, with a held time. */
export async function openBookingForm(page: Page): Promise<void> {
  await comeFromNewAddress(page.context())
  await openSchedule(page)
  await pickTime(page)
}

/** Messages, bookings and signing in. */
export const OFFICE_STATES: readonly State[] = [
  {
    name: 'contact-errors',
    open: async (page) => {
      await openContact(page)
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.getByText('Please enter your name.')).toBeVisible()
    },
  },
  {
    name: 'contact-offline',
    console: REFUSED,
    open: async (page) => {
      await openContact(page)
      await page.route('**/api/contact', (route) => route.abort())
      await sendMessage(page)
      await expect(page.getByRole('alert')).toContainText('We could not reach our server')
    },
  },
  {
    name: 'contact-sent',
    open: async (page) => {
      await openContact(page)
      await sendMessage(page)
      await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible()
    },
  },
  {
    name: 'booking-unreachable',
    console: REFUSED,
    open: async (page) => {
      await page.clock.install()
      await page.route('**/api/availability*', (route) => route.abort())
      await page.goto('/schedule')
      await expectAfterRetries(page, page.getByText(/could not be loaded/))
    },
  },
  { name: 'booking-chosen', open: openBookingForm },
  {
    name: 'booking-errors',
    open: async (page) => {
      await openBookingForm(page)
      await page.getByRole('radio', { name: 'By phone' }).check()
      await page.getByRole('button', { name: /^Book / }).click()
      await expect(page.getByText('Please enter the number we should call.')).toBeVisible()
    },
  },
  {
    name: 'booking-confirmed',
    open: async (page) => {
      await openBookingForm(page)
      await fillIn(page)
      await page.getByRole('button', { name: /^Book / }).click()
      await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible()
    },
  },
  {
    name: 'sign-in-code',
    open: (page) => askForCode(page, `${'nameofmanyletters'.repeat(2)}${newEmail()}`),
  },
  {
    name: 'sign-in-wrong-code',
    console: REFUSED,
    open: async (page) => {
      await askForCode(page, newEmail())
      await page.getByLabel('Code').fill('000000')
      await page.keyboard.press('Enter')
      await expect(page.getByText(/wrong or has expired/)).toBeVisible()
    },
  },
  {
    name: 'account-with-appointment',
    open: async (page) => {
      const email = await signIn(page)
      await openBookingForm(page)
      await page.getByLabel('Name').fill('Pat Example')
      await page.getByLabel('Email').first().fill(email)
      await page.getByRole('button', { name: /^Book / }).click()
      await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible()
      await page.goto('/account')
      await expect(page.getByRole('main').getByText(/2026/).first()).toBeVisible()
    },
  },
  {
    name: 'desk',
    open: (page, isPhone) => openDesk(page, `${isPhone ? 'phone' : 'desktop'}-states@example.com`),
  },
  {
    name: 'account-signed-in',
    open: async (page) => {
      await signIn(page)
      await expect(page.getByText(/Signed in as/)).toBeVisible()
    },
  },
]
