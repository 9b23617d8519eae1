import { comeFromNewAddress, expect, expectAfterRetries, type Page, REFUSED } from '../base.ts'
import { offerOwnDays, openSchedule, pickTime } from '../booking-steps.ts'
import { openDesk } from '../office-steps.ts'
import { askForCode, newEmail, signIn } from '../sign-in-steps.ts'
import type { DeskResponse } from '../../../src/shared/contracts/office.ts'
import { addDays } from '../../../src/shared/iso-date.ts'
import { officeDate } from '../../../src/shared/office-date.ts'
import { APPOINTMENT, DESK, MESSAGE } from '../../fixtures/desk.ts'
import type { State } from './state.ts'

async function openContact(page: Page): Promise<void> {
  await comeFromNewAddress(page.context())
  await page.goto('/contact')
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Pat Example')
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

/** Opens the desk with an invented answer: two appointments on the first day shown, and every message answered. */
async function openFilledDesk(page: Page): Promise<void> {
  await page.route('**/api/office?*', (route) => {
    const query = new URL(route.request().url()).searchParams
    const from = query.get('from') ?? ''
    const at = (time: string) => `${from}T${time}:00.000Z`
    const trail = [{ at: at('13:00'), who: 'desk@example.com', what: 'booked at the desk' }]
    const appointments = [
      { ...APPOINTMENT, start: at('15:00'), end: at('15:30'), note: 'A small farm.', trail },
      { ...APPOINTMENT, reference: 'B-00000002', start: at('19:00'), end: at('19:30') },
    ]
    const days = Array.from({ length: Number(query.get('days')) }, (_, ahead) => ({
      date: addDays(from, ahead),
      holiday: ahead === 3 ? 'Memorial Day' : null,
      open: ahead === 3 ? [] : [{ from: '09:00', until: '17:00' }],
      free: ahead === 3 ? [] : [{ from: '11:00', until: '14:00' }],
    }))
    const json: DeskResponse = { ...DESK, today: officeDate(), appointments, days }
    return route.fulfill({ json })
  })
  const answered = { answeredAt: MESSAGE.receivedAt, answeredBy: 'desk@example.com' }
  await page.route('**/api/office', (route) => {
    const messages = route.request().postDataJSON().isAnswered ? [{ ...MESSAGE, ...answered }] : []
    return route.fulfill({ json: { messages, count: messages.length, next: null } })
  })
  await signIn(page)
  await page.goto('/office')
  // Tomorrow's appointments have not begun, whatever the hour.
  await page.getByRole('button', { name: 'Later', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Move Pat Example' })).toBeVisible()
}

const atDesk = (name: string, view: string): State => ({
  name: `desk-${name}`,
  open: async (page) => {
    await openFilledDesk(page)
    await page.getByRole('radio', { name: view }).check({ force: true })
  },
})

/** Messages, bookings, signing in and the desk. */
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
    name: 'booking-remembered',
    open: async (page) => {
      await comeFromNewAddress(page.context())
      await offerOwnDays(page)
      const contact = { name: 'Pat Example', email: newEmail(), phone: '(740) 555-0199' }
      await page.addInitScript(
        (text) => localStorage.setItem('rememberedContact', text),
        JSON.stringify(contact),
      )
      await page.goto('/schedule')
      await expect(page.getByText('Filled in from this device.')).toBeVisible()
    },
  },
  {
    name: 'booking-errors',
    open: async (page) => {
      await comeFromNewAddress(page.context())
      await openSchedule(page)
      await page.getByRole('radio', { name: 'By phone' }).check()
      await pickTime(page)
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
      await expect(page.getByText(/not right/)).toBeVisible()
    },
  },
  {
    name: 'sign-in-expired',
    open: async (page) => {
      await page.clock.install()
      await askForCode(page, newEmail())
      await page.clock.fastForward('10:01')
      await expect(page.getByRole('heading', { name: 'This code has expired' })).toBeVisible()
    },
  },
  {
    name: 'account-with-appointment',
    open: async (page) => {
      const email = await signIn(page)
      await openBookingForm(page)
      await page.getByLabel('Name', { exact: true }).fill('Pat Example')
      await page.getByLabel('Email').first().fill(email)
      await page.getByRole('button', { name: /^Book / }).click()
      await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible()
      await page.goto('/account')
      await expect(
        page
          .getByRole('main')
          .getByText(/\d (?:AM|PM)/)
          .first(),
      ).toBeVisible()
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
  { name: 'desk-day', open: openFilledDesk },
  {
    name: 'desk-adding',
    open: async (page) => {
      await openFilledDesk(page)
      await page.getByRole('button', { name: 'Add at 11 AM' }).click()
    },
  },
  {
    name: 'desk-confirming',
    open: async (page) => {
      await openFilledDesk(page)
      await page.getByRole('button', { name: 'More for Pat Example' }).click()
      await page.getByRole('button', { name: 'Cancel Pat Example' }).click()
    },
  },
  atDesk('week', 'Week'),
  atDesk('all-answered', 'Inbox'),
  atDesk('hours', 'Hours'),
  atDesk('more', 'More'),
]
