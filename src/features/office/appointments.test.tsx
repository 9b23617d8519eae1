import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { DeskResponse } from '@/shared/contracts/office.ts'
import { Appointments } from './appointments.tsx'
import { ReadDesk } from './read-desk.tsx'
import { APPOINTMENT, DESK } from '../../../tests/fixtures/desk.ts'

const CLOSING = {
  id: '1',
  adviser: null,
  firstDay: '2027-03-08',
  lastDay: null,
  weekday: 1,
  fromTime: '12:00',
  untilTime: '17:00',
  note: 'Staff party',
  trail: [],
}
const EVENING = {
  id: '2',
  day: '2027-03-09',
  fromTime: '17:00',
  untilTime: '20:30',
  note: null,
  trail: [],
}

const NOW = Date.parse('2027-03-08T14:00:00Z')
const onShow = vi.fn()
const onAdd = vi.fn()

function show(parts: Partial<DeskResponse>, days: 1 | 7 = 7, from = '2027-03-08') {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReadDesk value={{ desk: { ...DESK, ...parts }, now: NOW, refresh: async () => {} }}>
        <Appointments
          shown={{ from, days }}
          adding={null}
          isShown
          onAdd={onAdd}
          onAddEnd={() => {}}
          onShow={onShow}
        />
      </ReadDesk>
    </QueryClientProvider>,
  )
}
const day = (name: string) => within(screen.getByRole('region', { name }))

test('an empty week shows each day with its hours and what is free', () => {
  show({})
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(DESK.days.length)
  expect(day('Tuesday, March 9').getByText(/9 AM to 5 PM/)).toHaveTextContent(
    '9 AM to 5 PM · Free: 9 AM to 10 AM, 11 AM to 5 PM',
  )
})

test('names holidays, closed times and extra hours on their days only', () => {
  const [monday, tuesday] = DESK.days
  if (!monday || !tuesday) throw new Error('no days')
  const holiday = { ...monday, holiday: 'Memorial Day', open: [] }
  show({ closings: [CLOSING], extraHours: [EVENING], days: [holiday, tuesday] })
  const closed = day('Monday, March 8')
  expect(closed.getByText('Memorial Day')).toBeVisible()
  expect(closed.getByText('No office hours')).toBeVisible()
  expect(closed.getByText('Closed 12 PM to 5 PM: Staff party')).toBeVisible()
  const open = day('Tuesday, March 9')
  expect(open.getByText('Extra hours 5 PM to 8:30 PM')).toBeVisible()
  expect(open.queryByText(/Staff party/)).toBeNull()
})

test('each appointment is listed on its day', () => {
  show({ appointments: [APPOINTMENT] })
  expect(day('Tuesday, March 9').getByText('Pat Example')).toBeVisible()
  expect(day('Monday, March 8').queryByText('Pat Example')).toBeNull()
})

test('an empty single day says that it has no appointments', () => {
  show({ days: DESK.days.slice(0, 1) }, 1)
  expect(screen.getByText('No appointments.')).toBeVisible()
})

test('shows no other days under a date while its own are loading', () => {
  show({ days: DESK.days.map((each) => ({ ...each, date: each.date.replace('03-', '04-') })) }, 1)
  expect(screen.getByRole('heading', { name: 'Monday, March 8, 2027' })).toBeVisible()
  expect(screen.queryByRole('group', { name: /AM|PM/ })).toBeNull()
})

const TUESDAY = ['2027-03-09', DESK.days.slice(1)] as const
const LATER = {
  ...APPOINTMENT,
  reference: 'B-00000002',
  name: 'Sam Example',
  start: '2027-03-09T18:00:00.000Z',
  end: '2027-03-09T18:30:00.000Z',
}
function showTuesday(parts: Partial<DeskResponse> = {}) {
  show({ days: TUESDAY[1], appointments: [APPOINTMENT, LATER], ...parts }, 1, TUESDAY[0])
}

test('a day is a column of hours with its state on top, whose open times can be pressed', async () => {
  showTuesday({ openCount: 2 })
  expect(screen.getByText('9 AM to 5 PM').parentElement).toHaveTextContent(
    '9 AM to 5 PM · 2 appointments · 7 h free · 2 messages waiting',
  )
  const ten = within(screen.getByRole('group', { name: '10 AM' }))
  expect(ten.getByRole('button', { name: /^10:00 AM Pat Example/ })).toBeVisible()
  expect(ten.queryByRole('button', { name: /^Add at/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Add at 11:30 AM' }))
  expect(onAdd).toHaveBeenCalledExactlyOnceWith({ day: '2027-03-09', time: '11:30' })
})

test('shows the next appointment in full, then the one that is pressed, until Escape', async () => {
  showTuesday()
  const whole = () => screen.queryByRole('button', { name: /^Move/ })
  expect(whole()).toHaveTextContent('Move Pat Example')
  const entry = screen.getByRole('button', { name: /^1:00 PM Sam Example/ })
  await userEvent.click(entry)
  expect(whole()).toHaveTextContent('Move Sam Example')
  expect(entry).toHaveAttribute('aria-expanded', 'true')
  whole()?.focus()
  await userEvent.keyboard('{Escape}')
  expect(whole()).toBeNull()
  expect(entry).toHaveFocus()
})

test('arrows turn the days, and move between appointments and open times', async () => {
  onShow.mockReset()
  showTuesday()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('button', { name: 'Add at 9 AM' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('button', { name: /^10:00 AM Pat Example/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(screen.getByRole('button', { name: 'Add at 9:30 AM' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(onShow).toHaveBeenLastCalledWith({ from: '2027-03-10', days: 1 })
  await userEvent.keyboard('{ArrowLeft}')
  expect(onShow).toHaveBeenLastCalledWith({ from: '2027-03-08', days: 1 })
  screen.getByRole('radio', { name: 'Day' }).focus()
  onShow.mockReset()
  await userEvent.keyboard('{ArrowRight}')
  expect(onShow).toHaveBeenCalledExactlyOnceWith({ from: '2027-03-09', days: 7 })
})

test('a day of the week opens by its name', async () => {
  show({})
  await userEvent.click(day('Tuesday, March 9').getByRole('button', { name: 'Tuesday, March 9' }))
  expect(onShow).toHaveBeenLastCalledWith({ from: '2027-03-09', days: 1 })
})
