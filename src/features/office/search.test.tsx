import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DeskAction } from '@/shared/contracts/office-actions.ts'
import { Search, SearchField, useSearch } from './search.tsx'
import { ReadDesk } from './read-desk.tsx'
import { APPOINTMENT, DESK, MESSAGE } from '../../../tests/fixtures/desk.ts'

vi.mock('@/features/auth/read-access-token.ts', () => ({ readAccessToken: async () => 'token' }))

const NOW = Date.parse('2027-03-08T14:00:00Z')
const asked = vi.fn<(address: string, action: DeskAction) => void>()
const respond = vi.fn<(action: DeskAction) => unknown>()
beforeEach(() => {
  asked.mockReset()
  respond.mockReset().mockReturnValue(found([], []))
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    asked(address, JSON.parse(body))
    return Response.json(...([respond(JSON.parse(body))].flat() as [unknown, ResponseInit?]))
  })
})

function found(messages: object[], appointments: object[], counts: object = {}) {
  const messageCount = messages.length
  return { messages, appointments, messageCount, appointmentCount: appointments.length, ...counts }
}
function Both({ linked }: { linked?: string | undefined }) {
  const search = useSearch(linked)
  return (
    <ReadDesk value={{ desk: DESK, now: NOW, refresh: async () => {} }}>
      <SearchField search={search} />
      <Search search={search}>
        <input aria-label="Half filled in" />
      </Search>
    </ReadDesk>
  )
}
const show = (linked?: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Both linked={linked} />
    </QueryClientProvider>,
  )
const field = () => screen.getByRole('searchbox', { name: 'Search' })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('finds the appointment linked from the office’s calendar', async () => {
  show('B-00000001')
  expect(field()).toHaveValue('B-00000001')
  expect(await screen.findByText('Found: 0 messages, 0 appointments')).toBeVisible()
  expect(asked).toHaveBeenCalledExactlyOnceWith('/api/office', {
    action: 'find',
    text: 'B-00000001',
  })
})

test('searches once typing pauses', async () => {
  vi.useFakeTimers()
  show()
  for (const value of ['r', 'ro', 'robin ']) {
    fireEvent.change(field(), { target: { value } })
    await act(() => vi.advanceTimersByTimeAsync(299))
  }
  expect(asked).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  vi.useRealTimers()
  // In the body, so in no address.
  await vi.waitFor(() =>
    expect(asked.mock.calls).toEqual([['/api/office', { action: 'find', text: 'robin' }]]),
  )
})

test('covers what is below and shows it again with what was typed there', async () => {
  respond.mockReturnValue(found([MESSAGE], [APPOINTMENT]))
  show()
  await userEvent.type(screen.getByLabelText('Half filled in'), 'a note')
  await userEvent.type(field(), 'example{Enter}')
  expect(await screen.findByText('Found: 1 message, 1 appointment')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Mark as answered: Robin Example' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Move\s*Pat Example$/ })).toBeVisible()
  expect(screen.getByLabelText('Half filled in')).not.toBeVisible()
  await press('Close the search')
  expect(field()).toHaveFocus()
  expect(field()).toHaveValue('')
  expect(screen.getByLabelText('Half filled in')).toBeVisible()
  expect(screen.getByLabelText('Half filled in')).toHaveValue('a note')
})

test('Escape closes the search from its field and from a result', async () => {
  respond.mockReturnValue(found([MESSAGE], [APPOINTMENT]))
  show()
  await userEvent.type(field(), 'example{Enter}')
  expect(await screen.findByText('Found: 1 message, 1 appointment')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByLabelText('Half filled in')).toBeVisible()
  await userEvent.type(field(), 'example{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: /^More\s*for/ }))
  await userEvent.click(await screen.findByRole('button', { name: /^Note/ }))
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: /^Note/ })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByLabelText('Half filled in')).toBeVisible()
  expect(field()).toHaveFocus()
})

test('says that nothing matches', async () => {
  show()
  await userEvent.type(field(), 'zebra{Enter}')
  expect(await screen.findByText(/^Nothing matches/)).toBeVisible()
})

test('says when there is more than it shows', async () => {
  respond.mockReturnValue(found([MESSAGE], [], { messageCount: 302 }))
  show()
  await userEvent.type(field(), 'robin{Enter}')
  expect(await screen.findByText('Found: 302 messages, 0 appointments')).toBeVisible()
  expect(screen.getByText(/^Only the first 1 message and 0 appointments are shown/)).toBeVisible()
})

test('offers another try when the search fails', async () => {
  respond.mockReturnValue([
    { error: { code: 'unavailable', message: 'Not responding.' } },
    { status: 503 },
  ])
  show()
  await userEvent.type(field(), 'robin{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Not responding.')
  respond.mockReturnValue(found([MESSAGE], []))
  await press('Try again')
  expect(await screen.findByText('Found: 1 message, 0 appointments')).toBeVisible()
})

const SILENT = { ...APPOINTMENT, reference: 'B-00000002', name: 'Sam Example', email: null }
const BEGUN = { ...APPOINTMENT, reference: 'B-00000003', start: '2027-03-08T13:45:00.000Z' }
const CANCELED = { ...APPOINTMENT, reference: 'B-00000004', state: 'cancelled' }

test('cancels the chosen appointments with or without emails, as they were when chosen', async () => {
  respond.mockReturnValue(found([], [APPOINTMENT, SILENT, BEGUN, CANCELED]))
  show()
  await userEvent.type(field(), 'example{Enter}')
  await screen.findByText('Found: 0 messages, 4 appointments')
  await press('Choose several appointments')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all shown (2)' }))
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  await press('Cancel 2')
  expect(await screen.findByRole('heading', { name: 'Cancel 2 appointments?' })).toHaveFocus()
  const who = within(screen.getByRole('list', { name: 'Who' }))
  expect(who.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Pat Example, Tuesday, March 9, 10:00 AM',
    'Sam Example, Tuesday, March 9, 10:00 AM (no email address: please call)',
  ])
  expect(screen.getByRole('radio', { name: 'One to each client' })).toBeChecked()
  await press('Keep as they are')
  expect(screen.getByRole('button', { name: 'Choose several appointments' })).toHaveFocus()
  expect(screen.getByRole('checkbox', { name: 'Choose all shown (2)' })).toBeChecked()
  await press('Cancel 2')
  await userEvent.click(await screen.findByRole('radio', { name: 'None' }))
  respond.mockImplementation(({ action }) =>
    action === 'cancelMany'
      ? { done: 1, refused: [{ reference: 'B-00000002', code: 'too_late' }] }
      : found([], [SILENT]),
  )
  await press('Cancel 2 appointments')
  expect(await screen.findByRole('heading', { name: 'Canceled: 1 appointment' })).toHaveFocus()
  expect(screen.getByText(/^Sam Example, .*: has already begun$/)).toBeVisible()
  expect(asked.mock.calls.map(([, action]) => action)).toContainEqual({
    action: 'cancelMany',
    chosen: [
      { reference: 'B-00000001', version: 0 },
      { reference: 'B-00000002', version: 0 },
    ],
    isMailed: false,
  })
})

test('keeps the choice and offers another try when canceling fails', async () => {
  respond.mockReturnValue(found([], [APPOINTMENT]))
  show()
  await userEvent.type(field(), 'pat{Enter}')
  await screen.findByText('Found: 0 messages, 1 appointment')
  await press('Choose several appointments')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Pat Example (B-00000001)' }))
  await press('Cancel 1')
  await screen.findByRole('heading', { name: 'Cancel 1 appointment?' })
  respond.mockImplementation(({ action }) =>
    action === 'cancelMany'
      ? [{ error: { code: 'unavailable', message: 'Not responding.' } }, { status: 503 }]
      : found([], [APPOINTMENT]),
  )
  await press('Cancel 1 appointment')
  expect(await screen.findByRole('alert')).toHaveTextContent('Not responding.')
  expect(screen.getByRole('button', { name: 'Cancel 1 appointment' })).toBeEnabled()
})
