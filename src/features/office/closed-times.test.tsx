import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DeskResponse } from '@/shared/contracts/office.ts'
import ClosedTimes from './closed-times.tsx'
import { ReadDesk } from './read-desk.tsx'
import { APPOINTMENT, DESK } from '../../../tests/fixtures/desk.ts'

const { runAction } = vi.hoisted(() => ({
  runAction: vi.fn<(action: { action: string; isSure: boolean }) => Promise<unknown>>(),
}))
vi.mock('./desk-api.ts', () => ({ runAction }))
vi.mock('@/lib/toast.ts', () => ({ showToast: () => {} }))

beforeEach(() => void runAction.mockReset())

const closedTimes = (parts: Partial<DeskResponse> = {}) => (
  <ReadDesk value={{ desk: { ...DESK, ...parts }, now: 0, refresh: async () => {} }}>
    <ClosedTimes />
  </ReadDesk>
)
const INSIDE = { ...APPOINTMENT, email: null }
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('lists the appointments before closing each day', async () => {
  runAction.mockImplementation(async ({ isSure }) => ({
    isOk: true,
    data: { isClosed: isSure, appointments: [INSIDE] },
  }))
  render(closedTimes())
  await press('Continue')
  expect(await screen.findByRole('link', { name: '(740) 555-0199' })).toBeVisible()
  await press('Close this time')
  // The list stays, so that the office can call these people.
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible()
  expect(screen.getByRole('link', { name: '(740) 555-0199' })).toBeVisible()
  await press('Continue')
  expect(runAction.mock.calls.map(([{ isSure }]) => isSure)).toEqual([false, true, false])
})

test('closing one day takes one date, and a longer closing keeps its last day', async () => {
  runAction.mockResolvedValue({ isOk: true, data: { isClosed: false, appointments: [] } })
  render(closedTimes())
  const [first, last] = [screen.getByLabelText('First day'), screen.getByLabelText('Last day')]
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
  type(first, '2027-04-01')
  expect(last).toHaveValue('2027-04-01')
  type(last, '2027-04-09')
  type(first, '2027-04-05')
  expect(last).toHaveValue('2027-04-09')
  type(first, '2027-04-12')
  expect(last).toHaveValue('2027-04-12')
  await press('Continue')
  expect(runAction.mock.lastCall?.[0]).toMatchObject({
    firstDay: '2027-04-12',
    lastDay: '2027-04-12',
  })
})

test('opens closed times again only once that is confirmed', async () => {
  runAction.mockResolvedValue({ isOk: true, data: { isOpen: true } })
  const closing = { id: '1', adviser: null, firstDay: DESK.today, lastDay: DESK.today }
  const rest = { weekday: null, fromTime: null, untilTime: null, note: null, trail: [] }
  render(closedTimes({ closings: [{ ...closing, ...rest }] }))
  await userEvent.click(screen.getByRole('button', { name: /^Open again/ }))
  expect(screen.getByText(/offers these times again/)).toBeVisible()
  expect(runAction).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: /^Yes, open again/ }))
  expect(runAction.mock.lastCall?.[0]).toEqual({ action: 'open', id: '1' })
})

test('opens an evening and lists it until it is removed', async () => {
  runAction.mockResolvedValue({ isOk: true, data: {} })
  const evening = { id: '1', day: '2027-03-09', fromTime: '17:00', untilTime: '20:30' }
  const extraHours = [{ ...evening, note: 'Tax season', trail: [] }]
  render(closedTimes({ extraHours }))
  const form = within(screen.getByRole('form', { name: 'Open extra hours' }))
  fireEvent.change(form.getByLabelText('Day'), { target: { value: '2027-03-09' } })
  await userEvent.type(form.getByLabelText('From'), '17:00')
  await userEvent.type(form.getByLabelText('To'), '20:30')
  await press('Open these hours')
  const { id, ...hours } = evening
  expect(runAction.mock.lastCall?.[0]).toEqual({ action: 'addHours', ...hours, note: '' })
  expect(screen.getByText('Tuesday, March 9, 2027, 5 PM to 8:30 PM')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Remove/ }))
  expect(runAction).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: /^Yes, remove/ }))
  expect(runAction.mock.lastCall?.[0]).toEqual({ action: 'removeHours', id })
})

test('lists the appointments in extra hours before removing them', async () => {
  runAction.mockImplementation(async (action) => ({
    isOk: true,
    data: { isRemoved: 'isSure' in action, appointments: [INSIDE] },
  }))
  const evening = { id: '1', day: '2027-03-09', fromTime: '17:00', untilTime: '20:30' }
  const extraHours = [
    { ...evening, note: null, trail: [] },
    { ...evening, id: '2', day: '2027-03-10', note: null, trail: [] },
  ]
  render(closedTimes({ extraHours }))
  await userEvent.click(screen.getByRole('button', { name: /^Remove: .*March 9/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Yes, remove/ }))
  expect(
    await screen.findByText(/One appointment falls in that time. They stay booked/),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: '(740) 555-0199' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Remove: .*March 10/ })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Remove these hours: .*March 9/ }))
  // The list stays, so that the office can call these people.
  expect(screen.getByRole('link', { name: '(740) 555-0199' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Remove these hours/ })).toBeNull()
  expect(runAction.mock.calls.map(([action]) => action)).toEqual([
    { action: 'removeHours', id: '1' },
    { action: 'removeHours', id: '1', isSure: true },
  ])
})

test('sets a notice until the end of a day, in place of the one that is shown, and ends it', async () => {
  runAction.mockResolvedValue({ isOk: true, data: { isDone: true } })
  const notice = {
    id: '0b7f3c1e-3f0f-4a53-9d0f-0a2f5e1c7b11',
    text: 'Closed today, snow',
    until: '2027-03-09T05:00:00.000Z',
    setBy: 'desk@example.com',
  }
  const { rerender } = render(closedTimes())
  const set = async (text: string) => {
    await userEvent.type(screen.getByLabelText(/^(?:Notice|Another notice)/), text)
    await press('Show it on all pages')
    return runAction.mock.lastCall?.[0]
  }
  const action = { action: 'setNotice', text: 'Snow', seen: null }
  expect(await set('Snow')).toEqual({ ...action, until: '2027-03-09T05:00:00.000Z' })
  await userEvent.click(screen.getByRole('radio', { name: 'Tomorrow' }))
  expect(await set('Snow')).toEqual({ ...action, until: '2027-03-10T05:00:00.000Z' })
  await userEvent.click(screen.getByRole('radio', { name: 'Another day' }))
  const days = screen.getAllByLabelText('Last day')
  fireEvent.change(days.at(-1) ?? document.body, { target: { value: '2027-03-14' } })
  rerender(closedTimes({ notice }))
  expect(await set('Snow')).toEqual({
    ...action,
    until: '2027-03-15T04:00:00.000Z',
    seen: notice.id,
  })
  expect(screen.getByText('Closed today, snow')).toBeVisible()
  await press('End it now')
  expect(runAction.mock.lastCall?.[0]).toEqual({ action: 'endNotice', id: notice.id })
  // One press shows it again.
  expect(screen.getByLabelText(/^Another notice/)).toHaveValue('Closed today, snow')
})

test('keeps a notice that was refused, and says what to change', async () => {
  const fields = { until: 'Please choose a day from today on, within a month.' }
  const problem = { code: 'invalid_fields', message: 'Please check the marked fields.', fields }
  runAction.mockResolvedValue({ isOk: false, problem })
  render(closedTimes())
  await userEvent.type(screen.getByLabelText('Notice'), 'Snow')
  await press('Show it on all pages')
  expect(await screen.findByText(fields.until)).toBeVisible()
  expect(screen.getByLabelText('Notice')).toHaveValue('Snow')
})
