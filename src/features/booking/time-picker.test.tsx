import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { addDays, earlierOf } from '@/shared/iso-date.ts'
import { BOOKING_TOKEN_HEADER } from '@/shared/contracts/bookings.ts'
import { TimePicker } from './time-picker.tsx'

vi.mock('@/shared/booking.ts', () => vi.importActual('../../../tests/fixtures/booking.ts'))

const TOKEN = 'x'.repeat(43)
const TODAY = '2026-11-28'
const LAST_DAY = '2027-01-22'
let isDown = false
afterEach(() => {
  isDown = false
  vi.unstubAllGlobals()
})

/** Opens the picker with free times on each of these dates: at ten o’clock, or at these hours (UTC). */
function open(free: string[], notice?: string, hours = ['15:00'], clock = TODAY) {
  const sent: RequestInit['headers'][] = []
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    sent.push(headers)
    if (isDown) throw new TypeError('offline')
    const asked = new URL(path, 'https://www.example.com').searchParams
    const from = asked.get('from') ?? TODAY
    const days = free
      .filter((date) => date >= from)
      .map((date) => ({ date, times: hours.map((time) => `${date}T${time}:00.000Z`) }))
    return Response.json({
      timeZone: 'America/New_York',
      topic: 'letter',
      minutes: 45,
      today: TODAY,
      from,
      to: earlierOf(addDays(from, Number(asked.get('days')) - 1), LAST_DAY),
      lastDay: LAST_DAY,
      days,
      closedDays: ['2026-12-02'],
      formToken: 'x',
      notice,
    })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <TimePicker
        topic="letter"
        today={clock}
        start={null}
        own={{ booking: TOKEN }}
        onPick={() => {}}
      />
    </QueryClientProvider>,
  )
  return sent
}

test('links to the next free day outside the view', async () => {
  open(['2026-12-29'])
  expect(await screen.findByText(/These days are full/)).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: /Tuesday, December 29/ }))
  const day = await screen.findByRole('button', { name: /Tue\s*29\s*Dec/, pressed: true })
  expect(day).toBeEnabled()
  expect(screen.getByText('December 29 to January 12')).toHaveFocus()
  expect(screen.getByRole('button', { name: '10:00 AM' })).toBeVisible()
})

test('turns to later days and back to today, also from a jump', async () => {
  open(['2026-12-29'])
  await userEvent.click(await screen.findByRole('button', { name: /Tuesday, December 29/ }))
  const earlier = screen.getByRole('button', { name: 'Earlier dates' })
  await userEvent.click(earlier)
  expect(screen.getByText('November 28 to December 12')).toBeVisible()
  expect(earlier).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Later dates' }))
  expect(screen.getByText('December 14 to December 28')).toBeVisible()
})

test('names the zone of the times and sends the appointment’s token', async () => {
  const sent = open(['2026-11-30'])
  expect(await screen.findByRole('button', { name: '10:00 AM' })).toBeVisible()
  expect(screen.getByText('All times are Eastern Time.')).toBeVisible()
  expect(sent[0]).toEqual({ [BOOKING_TOKEN_HEADER]: TOKEN })
})

test('begins today with twelve open days: closed ones are left out, and full ones say so', async () => {
  open(['2026-11-30'])
  const days = () => within(screen.getByRole('toolbar', { name: 'Day' })).getAllByRole('button')
  expect(days()[0]).toHaveTextContent('Sat28today')
  expect(await screen.findByRole('button', { name: /^Tue\s*1\s*full$/ })).toBeDisabled()
  expect(screen.getByRole('button', { name: /^Mon\s*30\s*Nov$/ })).toBeEnabled()
  expect(days()[0]).toBeDisabled()
  // Neither a Sunday nor December 2, which the office has closed.
  const numbers = days().map((day) => /\d+/.exec(day.textContent)?.[0])
  expect(numbers).toEqual(['28', '30', '1', '3', '4', '5', '7', '8', '9', '10', '11', '12'])
})

test('a Sunday with free times is one of the days', async () => {
  open(['2026-11-29'])
  expect(await screen.findByRole('button', { name: /^Sun\s*29\s*Nov$/ })).toBeEnabled()
})

test.each([
  ['fast', '2026-12-10'],
  ['slow', '2026-11-16'],
  ['right', TODAY],
])('begins with the office’s day when the visitor’s clock is %s', async (_, clock) => {
  open(['2026-11-30', '2026-12-05', '2026-12-16'], undefined, undefined, clock)
  const monday = { name: /^Mon\s*30\s*Nov$/, pressed: true }
  expect(await screen.findByRole('button', monday)).toBeEnabled()
  expect(screen.getByText('November 28 to December 12')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Sat\s*28\s*today$/ })).toBeDisabled()
  expect(screen.getByRole('button', { name: /^Tue\s*1\s*full$/ })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Earlier dates' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Later dates' }))
  expect(await screen.findByRole('button', { name: /^Wed\s*16\s*Dec$/ })).toBeEnabled()
})

test('ends with the last day that can be booked', async () => {
  open(['2027-01-21'])
  const later = await screen.findByRole('button', { name: 'Later dates' })
  for (let view = 2; view <= 4; view++) await userEvent.click(later)
  expect(await screen.findByRole('button', { name: /^Thu\s*21\s*Jan$/ })).toBeEnabled()
  expect(screen.getByText('January 13 to January 22')).toBeVisible()
  expect(later).toBeDisabled()
})

test('shows the notice of an unavailable calendar and searches no further', async () => {
  const sent = open([], 'We cannot see our calendar. Please call.')
  expect(await screen.findByText('We cannot see our calendar. Please call.')).toBeVisible()
  expect(screen.queryByText(/is taken/)).toBeNull()
  expect(sent).toHaveLength(1)
})

test('says that the times could not be loaded, and loads them on request', async () => {
  isDown = true
  open(['2026-11-30'])
  expect(await screen.findByText(/open times could not be loaded/)).toBeVisible()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: '10:00 AM' })).toBeVisible()
})

test('has one tab stop for the days and one for the times, and moves between them with the arrow keys', async () => {
  open(['2026-11-30', '2026-12-01', '2026-12-03'], undefined, ['15:00', '15:30', '19:00'])
  const time = (name: string) => screen.findByRole('button', { name })
  const day = (name: RegExp) => screen.getByRole('button', { name })
  await time('10:00 AM')
  const user = userEvent.setup()
  screen.getByRole('button', { name: 'Later dates' }).focus()
  await user.tab()
  expect(day(/^Mon\s*30/)).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(day(/^Thu\s*3/)).toHaveFocus()
  expect(day(/^Mon\s*30/)).toHaveAttribute('aria-pressed', 'true')
  await user.keyboard('{Enter}')
  expect(day(/^Thu\s*3/)).toHaveAttribute('aria-pressed', 'true')
  await user.tab()
  expect(await time('10:00 AM')).toHaveFocus()
  await user.keyboard('{End}')
  expect(await time('2:00 PM')).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowLeft}')
  expect(await time('10:30 AM')).toHaveFocus()
  await user.tab()
  expect(document.body).toHaveFocus()
  await user.tab({ shift: true })
  expect(await time('10:30 AM')).toHaveFocus()
  await user.tab({ shift: true })
  expect(day(/^Thu\s*3/)).toHaveFocus()
})
