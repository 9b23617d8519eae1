import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { AddAppointment } from './add-appointment.tsx'
import { ReadDesk } from './read-desk.tsx'
import { DESK } from '../../../tests/fixtures/desk.ts'

const { runAction } = vi.hoisted(() => ({
  runAction: vi.fn<(action: Record<string, unknown>) => Promise<unknown>>(),
}))
vi.mock('./desk-api.ts', () => ({ runAction }))
vi.mock('@/lib/toast.ts', () => ({ showToast: () => {} }))

const DAY = { date: '2027-03-08', times: ['2027-03-08T15:00:00.000Z'] }
const onClose = vi.fn()
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))

beforeEach(() => {
  onClose.mockReset()
  runAction.mockReset().mockImplementation(async ({ isSure }) =>
    isSure
      ? { isOk: true, data: {} }
      : {
          isOk: false,
          problem: {
            code: 'outside_hours',
            message: 'This is outside the opening hours. Book anyway?',
          },
        },
  )
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-08T12:47:31Z') })
  vi.stubGlobal('fetch', async () =>
    Response.json({
      timeZone: 'America/New_York',
      topic: 'consultation',
      minutes: 30,
      from: DAY.date,
      to: '2027-03-21',
      lastDay: '2027-05-07',
      days: [DAY],
      formToken: 'x',
    }),
  )
  return () => vi.useRealTimers()
})

async function fillIn() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReadDesk value={{ desk: { ...DESK, sendsTexts: true }, now: 0, refresh: async () => {} }}>
        <AddAppointment onClose={onClose} />
      </ReadDesk>
    </QueryClientProvider>,
  )
  await userEvent.type(screen.getByLabelText('Name'), 'Pat Example')
  await userEvent.type(screen.getByLabelText('Phone'), '740 555 0199')
}

test('records someone who walks in before opening, after one question', async () => {
  await fillIn()
  expect(screen.getByRole('heading', { level: 2, name: 'Add an appointment' })).toBeVisible()
  await choose('Now')
  expect(screen.getByText('It begins at 7:47 AM.')).toBeVisible()
  await press('Book Monday, March 8, 7:47 AM')
  expect(await screen.findByText(/This is outside the opening hours/)).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  await press('Book anyway')
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const asked = { action: 'book', start: '2027-03-08T12:47:00.000Z', topic: 'consultation' }
  expect(runAction.mock.calls).toMatchObject([
    [{ ...asked, isSure: false }],
    [{ ...asked, isSure: true, visitor: { name: 'Pat Example', phone: '+17405550199' } }],
  ])
})

test('asks the office to tell a client without an email address about the text', async () => {
  await fillIn()
  expect(screen.getByLabelText('Email (optional)')).toHaveAccessibleDescription(
    /Without one, we text a reminder to the phone: please tell the client\./,
  )
})

test('asks again about another time outside the opening hours', async () => {
  await fillIn()
  await choose('Any time')
  expect(screen.getByRole('button', { name: 'Pick a time' })).toBeDisabled()
  await userEvent.type(screen.getByLabelText('Time'), '19:30')
  await press('Book Monday, March 8, 7:30 PM')
  expect(await screen.findByRole('button', { name: 'Book anyway' })).toBeVisible()
  await userEvent.clear(screen.getByLabelText('Time'))
  await userEvent.type(screen.getByLabelText('Time'), '20:00')
  expect(screen.queryByText(/outside the opening hours\. Book/)).toBeNull()
  await press('Book Monday, March 8, 8:00 PM')
  expect(runAction.mock.lastCall?.[0]).toMatchObject({
    start: '2027-03-09T01:00:00.000Z',
    isSure: false,
  })
})

test('an open time after another one is the one that is booked', async () => {
  await fillIn()
  await choose('Now')
  await choose('Open times')
  await userEvent.click(await screen.findByRole('button', { name: '10:00 AM' }))
  await press('Book Monday, March 8, 10:00 AM')
  await vi.waitFor(() => expect(runAction).toHaveBeenCalledOnce())
  expect(runAction.mock.lastCall?.[0]).toMatchObject({ start: DAY.times[0] })
})
