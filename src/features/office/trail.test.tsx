import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OfficeTrail } from '@/shared/contracts/office.ts'
import { Trail } from './trail.tsx'

const { callSignedIn } = vi.hoisted(() => ({ callSignedIn: vi.fn() }))
vi.mock('@/features/auth/call-signed-in.ts', () => ({ callSignedIn }))
let client: QueryClient
beforeEach(() => {
  callSignedIn.mockReset()
  client = new QueryClient()
})

const entry = (parts: Partial<OfficeTrail['entries'][number]>) => ({
  id: parts.what ?? '',
  at: '2027-03-08T15:14:00.000Z',
  who: 'dana@example.com',
  what: 'feed_on',
  appointments: null,
  messages: null,
  firstDay: null,
  lastDay: null,
  ...parts,
})
const answer = (entries: OfficeTrail['entries'], hasMore = false) => ({
  isOk: true,
  data: { entries, hasMore },
})
const list = (done = 0) => (
  <QueryClientProvider client={client}>
    <Trail today="2027-03-08" done={done} />
  </QueryClientProvider>
)
const texts = async () =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

test('says in a sentence who did what and how much', async () => {
  callSignedIn.mockResolvedValue(
    answer([
      entry({ what: 'deleted_person', appointments: 3, messages: 1 }),
      entry({
        what: 'saved_table',
        appointments: 12,
        firstDay: '2027-03-01',
        lastDay: '2027-03-08',
      }),
      entry({ what: 'closed', firstDay: '2027-03-09', lastDay: '2027-03-09' }),
      entry({ what: 'reopened', firstDay: '2027-03-09' }),
      entry({ what: 'canceled', appointments: 1 }),
      entry({ what: 'feed_off', at: '2026-12-31T15:14:00.000Z' }),
      entry({ what: 'did something new' }),
    ]),
  )
  render(list())
  expect(await texts()).toEqual([
    'Mar 8, 10:14 AM — dana@example.com deleted a person: 3 appointments, 1 message',
    'Mar 8, 10:14 AM — dana@example.com saved a table: 12 appointments, March 1 to 8, 2027',
    'Mar 8, 10:14 AM — dana@example.com closed times: Tuesday, March 9, 2027',
    'Mar 8, 10:14 AM — dana@example.com reopened times: from Tuesday, March 9, 2027',
    'Mar 8, 10:14 AM — dana@example.com canceled 1 appointment',
    'Dec 31, 2026, 10:14 AM — dana@example.com turned off the calendar address',
    'Mar 8, 10:14 AM — dana@example.com did something new',
  ])
})

test('says what will appear in an empty list', async () => {
  callSignedIn.mockResolvedValue(answer([]))
  render(list())
  expect(await screen.findByText(/^Nothing yet\./)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('loads the next page after the last entry', async () => {
  callSignedIn.mockResolvedValueOnce(answer([entry({ what: 'moved' })], true))
  callSignedIn.mockResolvedValueOnce(answer([entry({ what: 'canceled' })]))
  render(list())
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  await vi.waitFor(async () => expect(await texts()).toHaveLength(2))
  expect(callSignedIn.mock.calls.map(([, { body }]) => [body])).toEqual([
    [{ action: 'trail', before: undefined }],
    [{ action: 'trail', before: 'moved' }],
  ])
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('keeps the entries when the next page fails, and tries again', async () => {
  const problem = { code: 'offline', message: 'We could not reach our server.' }
  callSignedIn.mockResolvedValueOnce(answer([entry({ what: 'moved' })], true))
  callSignedIn.mockResolvedValueOnce({ isOk: false, problem })
  callSignedIn.mockResolvedValueOnce(answer([entry({ what: 'canceled' })]))
  render(list())
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(problem.message)
  expect(await texts()).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(async () => expect(await texts()).toHaveLength(2))
})

test('loads again after something was done on the page', async () => {
  callSignedIn.mockResolvedValueOnce(answer([]))
  const { rerender } = render(list())
  expect(await screen.findByText(/^Nothing yet\./)).toBeVisible()
  callSignedIn.mockResolvedValueOnce(answer([entry({ what: 'moved' })]))
  rerender(list(1))
  expect(await texts()).toHaveLength(1)
})
