import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Appointment } from '@/contracts/office'
import { ClosedTimes } from './closed-times'

const { act } = vi.hoisted(() => ({
  act: vi.fn<(action: { action: string; isSure: boolean }) => Promise<unknown>>(),
}))
vi.mock('./desk-api', () => ({ act }))
vi.mock('@/lib/toast', () => ({ showToast: () => {} }))

const INSIDE: Appointment = {
  reference: 'B-00000001',
  topic: 'consultation',
  way: 'phone',
  state: 'confirmed',
  attendance: null,
  adviser: 1,
  start: '2027-03-09T15:00:00.000Z',
  end: '2027-03-09T15:30:00.000Z',
  name: 'Pat Example',
  email: null,
  phone: '+17405550199',
  note: null,
  version: 0,
  trail: [],
}
const DESK = {
  person: 'desk@example.com',
  today: '2027-03-08',
  advisers: 1,
  appointments: [],
  messages: [],
  openCount: 0,
  closings: [],
  clashes: [],
  unreadCalendars: [],
  feed: null,
  keepMonths: null,
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a day is closed only after its appointments were listed, and the next one too', async () => {
  act.mockImplementation(async ({ isSure }) => ({
    isOk: true,
    data: { isClosed: isSure, appointments: [INSIDE] },
  }))
  render(<ClosedTimes desk={DESK} onChanged={async () => {}} />)
  await press('Check for appointments')
  expect(await screen.findByRole('link', { name: '(740) 555-0199' })).toBeVisible()
  await press('Close this time')
  // The list stays, for the calls to make.
  expect(await screen.findByRole('button', { name: 'Check for appointments' })).toBeVisible()
  expect(screen.getByRole('link', { name: '(740) 555-0199' })).toBeVisible()
  await press('Check for appointments')
  expect(act.mock.calls.map(([{ isSure }]) => isSure)).toEqual([false, true, false])
})
