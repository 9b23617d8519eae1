import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { DeskResponse } from '@/shared/contracts/office.ts'
import { Appointments } from './appointments.tsx'
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

function show(parts: Partial<DeskResponse>, days: 1 | 7 = 7) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Appointments
        desk={{ ...DESK, ...parts }}
        shown={{ from: '2027-03-08', days }}
        now={Date.parse('2027-03-08T14:00:00Z')}
        onShow={() => {}}
        onChanged={async () => {}}
      />
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
  expect(day('Tuesday, March 9').getByText('Pat Example', { selector: 'b' })).toBeVisible()
  expect(day('Monday, March 8').queryByText('Pat Example', { selector: 'b' })).toBeNull()
})

test('an empty single day says that it has no appointments', () => {
  show({ days: DESK.days.slice(0, 1) }, 1)
  expect(screen.getByText('No appointments.')).toBeVisible()
})

test('shows no other days under a date while its own are loading', () => {
  show({ days: DESK.days.map((each) => ({ ...each, date: each.date.replace('03-', '04-') })) }, 1)
  expect(screen.getByRole('heading', { name: 'Monday, March 8, 2027' })).toBeVisible()
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
})

test('adding begins in the first field, and Escape returns to its button', async () => {
  show({})
  const button = screen.getByRole('button', { name: 'Add an appointment' })
  await userEvent.click(button)
  expect(screen.getByLabelText('Name')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByLabelText('Name')).toBeNull()
  expect(button).toHaveFocus()
})
