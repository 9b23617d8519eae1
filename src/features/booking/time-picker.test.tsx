import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { BOOKING_TOKEN_HEADER } from '@/shared/contracts/bookings.ts'
import { TimePicker } from './time-picker.tsx'

vi.mock('@/shared/booking.ts', () => vi.importActual('../../../tests/fixtures/booking.ts'))

const TOKEN = 'x'.repeat(43)
const TODAY = '2026-11-28'
afterEach(() => vi.unstubAllGlobals())

/** Opens the picker with a free time at ten o'clock on each of these dates. */
function open(free: string[], notice?: string) {
  const sent: RequestInit['headers'][] = []
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    sent.push(headers)
    const from = new URL(path, 'https://www.example.com').searchParams.get('from') ?? TODAY
    const days = free
      .filter((date) => date >= from)
      .map((date) => ({ date, times: [`${date}T15:00:00.000Z`] }))
    return Response.json({
      timeZone: 'America/New_York',
      topic: 'letter',
      minutes: 45,
      from,
      to: '2026-12-31',
      lastDay: '2027-01-22',
      days,
      formToken: 'x',
      notice,
    })
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TimePicker
        topic="letter"
        today={TODAY}
        start={null}
        own={{ booking: TOKEN }}
        onPick={() => {}}
      />
    </QueryClientProvider>,
  )
  return sent
}

test('links to the next free day outside the view', async () => {
  open(['2026-12-08'])
  expect(await screen.findByText(/These two weeks are full/)).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: /Tuesday, December 8/ }))
  const day = await screen.findByRole('button', { name: /Tue\s*8\s*Dec/, pressed: true })
  expect(day).toBeEnabled()
  expect(screen.getByText('December 7 to December 19')).toHaveFocus()
  expect(screen.getByRole('button', { name: '10:00 AM' })).toBeVisible()
})

test('stops at the current week going back, even after a jump of three weeks', async () => {
  open(['2026-12-15'])
  await userEvent.click(await screen.findByRole('button', { name: /Tuesday, December 15/ }))
  const earlier = screen.getByRole('button', { name: 'Earlier dates' })
  await userEvent.click(earlier)
  expect(screen.getByText('November 30 to December 12')).toBeVisible()
  await userEvent.click(earlier)
  expect(screen.getByText('November 23 to December 5')).toBeVisible()
  expect(earlier).toBeDisabled()
})

test('names the zone of the times and sends the appointment’s token', async () => {
  const sent = open(['2026-11-30'])
  expect(await screen.findByRole('button', { name: '10:00 AM' })).toBeVisible()
  expect(screen.getByText('All times are Eastern Time.')).toBeVisible()
  expect(sent[0]).toEqual({ [BOOKING_TOKEN_HEADER]: TOKEN })
})

test('marks a day without free times once the times have loaded', async () => {
  open(['2026-11-30'])
  expect(screen.getByRole('button', { name: /^Tue\s*1\s*Dec$/ })).toBeDisabled()
  expect(await screen.findByRole('button', { name: /^Tue\s*1\s*no times$/ })).toBeDisabled()
  expect(screen.getByRole('button', { name: /^Mon\s*30\s*Nov$/ })).toBeEnabled()
})

test('shows the notice of an unavailable calendar and searches no further', async () => {
  const sent = open([], 'We cannot see our calendar. Please call.')
  expect(await screen.findByText('We cannot see our calendar. Please call.')).toBeVisible()
  expect(screen.queryByText(/is taken/)).toBeNull()
  expect(sent).toHaveLength(1)
})
