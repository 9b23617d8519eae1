import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DeskAction } from '@/shared/contracts/office-actions.ts'
import Inbox from './inbox.tsx'
import { ReadDesk } from './read-desk.tsx'
import { DESK, MESSAGE } from '../../../tests/fixtures/desk.ts'

vi.mock('@/features/auth/read-access-token.ts', () => ({ readAccessToken: async () => 'token' }))

const respond = vi.fn<(action: DeskAction) => unknown>()
beforeEach(() => {
  respond.mockReset()
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) =>
    Response.json(...([respond(JSON.parse(body))].flat() as [unknown, ResponseInit?])),
  )
})
const sent = () => respond.mock.calls.map(([action]) => action)

const NUMBERS = [5, 4, 3, 2, 1]
const message = (number: number) => ({
  ...MESSAGE,
  reference: `M-0000000${number}`,
  name: `Robin ${number}`,
})
/** Answers with two messages a page. */
const pages =
  (left = NUMBERS) =>
  (action: DeskAction) => {
    if (action.action !== 'messages') throw new Error(action.action)
    const after = action.after?.reference
    const rest = left.map(message).filter(({ reference }) => !after || reference < after)
    const last = rest.length > 2 ? rest[1] : undefined
    return {
      messages: rest.slice(0, 2),
      count: left.length,
      next: last ? { at: last.receivedAt, reference: last.reference } : null,
    }
  }

const show = (now = 0) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReadDesk value={{ desk: { ...DESK, openCount: 5 }, now, refresh: async () => {} }}>
        <Inbox />
      </ReadDesk>
    </QueryClientProvider>,
  )
const names = () => screen.getAllByText(/^Robin \d$/).map((element) => element.textContent)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('shows how many of all messages are loaded, and loads the next ones', async () => {
  respond.mockImplementation(pages())
  show()
  expect(await screen.findByText('2 of 5, newest first')).toBeVisible()
  await press('Show more')
  expect(await screen.findByText('4 of 5, newest first')).toBeVisible()
  await press('Show more')
  expect(await screen.findByText('5 of 5, newest first')).toBeVisible()
  expect(names()).toEqual(NUMBERS.map((number) => `Robin ${number}`))
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(screen.getByRole('region', { name: 'Messages' })).toHaveFocus()
})

test('keeps the loaded messages when the next ones fail, and tries again', async () => {
  respond.mockImplementation(pages())
  show()
  await screen.findByText('2 of 5, newest first')
  respond.mockImplementation(() => [
    { error: { code: 'unavailable', message: 'Not responding.' } },
    { status: 503 },
  ])
  await press('Show more')
  expect(await screen.findByRole('alert')).toHaveTextContent('Not responding.')
  expect(names()).toEqual(['Robin 5', 'Robin 4'])
  respond.mockImplementation(pages())
  await press('Try again')
  expect(await screen.findByText('4 of 5, newest first')).toBeVisible()
})

test('says that all messages are answered, with the last five below', async () => {
  respond.mockImplementation((action) => {
    if (action.action !== 'messages') throw new Error(action.action)
    const answered = [6, ...NUMBERS].map((number) => ({
      ...message(number),
      answeredAt: '2027-03-08T15:00:00.000Z',
      answeredBy: 'desk@example.com',
    }))
    return { messages: action.isAnswered ? answered : [], count: 0, next: null }
  })
  show()
  expect(await screen.findByText(/^All answered\./)).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Last answered' })).toBeVisible()
  expect(names()).toEqual([6, 5, 4, 3, 2].map((number) => `Robin ${number}`))
  expect(screen.getAllByRole('button', { name: /^Open again/ })).toHaveLength(5)
})

test('Escape leaves the chosen messages as they are', async () => {
  respond.mockImplementation(pages())
  show()
  await screen.findByText('2 of 5, newest first')
  await press('Choose several messages')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all shown (2)' }))
  await press('Mark 2 as answered')
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Choose several messages' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Mark 2 as answered' })).toBeVisible()
})

test('marks the messages chosen by keyboard and names the one that was changed', async () => {
  respond.mockImplementation(pages())
  show()
  await screen.findByText('2 of 5, newest first')
  screen.getByRole('button', { name: 'Choose several messages' }).focus()
  await userEvent.keyboard('{Enter}')
  const button = () => screen.getByRole('button', { name: /^Mark \d+ as answered$/ })
  expect(button()).toBeDisabled()
  await userEvent.tab()
  expect(screen.getByRole('checkbox', { name: 'Choose all shown (2)' })).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(screen.getByRole('checkbox', { name: 'Choose Robin 4 (M-00000004)' })).toBeChecked()
  await press('Show more')
  await screen.findByText('4 of 5, newest first')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Robin 3 (M-00000003)' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Robin 5 (M-00000005)' }))
  expect(screen.getByText('2 chosen')).toBeInTheDocument()
  await userEvent.click(button())
  expect(screen.getByRole('heading', { name: 'Mark 2 messages as answered?' })).toHaveFocus()
  const who = within(screen.getByRole('list', { name: 'Who' }))
  expect(who.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Robin 4, received Monday, March 8/),
    expect.stringMatching(/^Robin 3, received/),
  ])
  respond.mockImplementation((action) =>
    action.action === 'answerMany'
      ? { done: 1, refused: [{ reference: 'M-00000003', code: 'changed_elsewhere' }] }
      : pages([5, 3, 2, 1])(action),
  )
  await press('Mark 2 messages as answered')
  expect(
    await screen.findByRole('heading', { name: 'Marked as answered: 1 message' }),
  ).toHaveFocus()
  expect(screen.getByText(/^Robin 3, received .*: changed in the meantime$/)).toBeVisible()
  expect(sent()).toContainEqual({
    action: 'answerMany',
    chosen: [
      { reference: 'M-00000004', version: 0 },
      { reference: 'M-00000003', version: 0 },
    ],
    isAnswered: true,
  })
  await press('Close')
  expect(screen.getByRole('button', { name: 'Choose several messages' })).toHaveFocus()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('says that a message is overdue once its answer is late', async () => {
  respond.mockImplementation(pages([1]))
  show(Date.parse(MESSAGE.replyBy) + 1)
  expect(await screen.findByText('Overdue: answer by Tuesday, March 9, 5:00 PM')).toBeVisible()
})

test('does not call a message overdue before that', async () => {
  respond.mockImplementation(pages([1]))
  show(Date.parse(MESSAGE.replyBy))
  expect(await screen.findByText(/Answer by Tuesday, March 9, 5:00 PM/)).toBeVisible()
  expect(screen.queryByText(/Overdue/)).toBeNull()
})
