import type { BookingResponse } from '../../../src/shared/contracts/bookings.ts'
import { checkBothThemes } from '../../e2e/axe.ts'
import { expect, expectNoSidewaysScroll, stillMotion, test } from '../../e2e/base.ts'
import { book, booked, fillIn, openSchedule, pickTime } from '../../e2e/booking-steps.ts'

const SHOWN: BookingResponse = {
  booking: {
    reference: 'B-00000001',
    topic: 'consultation',
    way: 'office',
    state: 'unconfirmed',
    start: '2999-11-26T15:00:00.000Z',
    end: '2999-11-26T15:30:00.000Z',
    timeZone: 'America/New_York',
  },
  calendar: '',
  hasMail: true,
  hasBegun: false,
  confirmBy: '2999-11-25T20:30:00.000Z',
}

// The server's part is tests/api/confirm-booking.test.ts: fifteen bookings here would concern other tests.
test('on a busy day the page says to confirm by email, and the link’s page confirms', async ({
  page,
}) => {
  await stillMotion(page)
  let { state } = SHOWN.booking
  await page.route('/api/bookings', (route) => {
    const isPressed =
      route.request().method() === 'POST' && route.request().headers()['booking-token']
    if (isPressed) state = 'confirmed'
    return route.fulfill({ json: { ...SHOWN, booking: { ...SHOWN.booking, state } } })
  })
  await openSchedule(page)
  await pickTime(page)
  await fillIn(page, 'pat@example.com')
  await book(page)
  await expect(page.getByRole('heading', { name: 'One more step: check your email' })).toBeFocused()
  await expect(page.getByText('Open it and press “Confirm” by 3:30 PM')).toBeVisible()
  await checkBothThemes(page)
  await expectNoSidewaysScroll(page)

  await page.goto('/')
  await page.goto(`/schedule#booking=${'x'.repeat(43)}`)
  await expect(page.getByRole('heading', { name: 'Confirm your appointment' })).toBeFocused()
  await checkBothThemes(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Confirm' }).press('Enter')
  await expect(booked(page)).toBeVisible()
})
