import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { DEFAULT_FORM } from '@/features/estimator/public.ts'
import { localStore, sessionStore } from '@/lib/storage.ts'
import { ChecklistTool } from './checklist-tool.tsx'
import { DOCUMENTS } from './documents.ts'
import { CHECKLIST_KEY } from './checklist-key.ts'
import { readSavedChecklist } from './saved-checklist.ts'

// By label and text: finding by role takes seconds with this many boxes.
const box = (name: string | RegExp) => screen.getByLabelText(name)

function open() {
  render(
    <MemoryRouter>
      <ChecklistTool />
    </MemoryRouter>,
  )
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 })
}

afterEach(() => {
  vi.restoreAllMocks()
  // Text that could not be stored is in memory.
  localStore.remove(CHECKLIST_KEY)
})

test('shortens the list on a tap, counts checks and saves both (R179)', async () => {
  const user = open()
  expect(screen.getByText('All papers')).toBeVisible()
  await user.click(box('Wages'))
  expect(screen.getByText('Your papers')).toBeVisible()
  expect(screen.queryByText('Crop insurance papers')).not.toBeInTheDocument()

  await user.click(box(/^W-2 from/))
  expect(screen.getByText(/^1 of \d+ ready$/, { selector: '#checklist-progress' })).toBeVisible()
  expect(readSavedChecklist()).toMatchObject({ situation: ['wages'], ready: ['w2'] })
})

test('moves focus on when a paper is removed, and puts it back from the end of the list', async () => {
  const user = open()
  await user.click(screen.getByText('You and your family'))
  await user.click(screen.getByLabelText('Not mine: Photo ID'))
  expect(screen.queryByLabelText(/^Photo ID/)).not.toBeInTheDocument()
  expect(box(/^Last year’s federal/)).toHaveFocus()

  await user.click(screen.getByText('Not mine (1)'))
  await user.click(screen.getByLabelText('Put back: Photo ID'))
  expect(box(/^Photo ID/)).toBeVisible()
  expect(screen.getByText('All papers')).toHaveFocus()
})

test('adds, checks and removes a visitor’s own lines', async () => {
  const user = open()
  const field = screen.getByLabelText('Add your own line')
  expect(screen.getByText('Add line')).toBeDisabled()
  await user.click(field)
  await user.paste('Well pump receipt')
  await user.keyboard('{Enter}')
  expect(field).toHaveValue('')
  await user.click(box('Well pump receipt'))
  expect(box('Well pump receipt')).toBeChecked()
  await user.click(screen.getByLabelText('Remove: Well pump receipt'))
  expect(screen.queryByText('Your own lines')).not.toBeInTheDocument()
})

test('keeps focus in the field after adding a line, and moves it once the list is full', async () => {
  const lines = Array.from({ length: 18 }, (_, at) => ({
    id: at + 1,
    text: `Line ${at}`,
    isReady: false,
  }))
  window.localStorage.setItem(
    CHECKLIST_KEY,
    JSON.stringify({ v: 1, situation: [], ready: [], notMine: [], ownLines: lines }),
  )
  const user = open()
  const field = screen.getByLabelText('Add your own line')
  for (const text of ['Hay receipt', 'Well receipt']) {
    await user.click(field)
    await user.paste(text)
    await user.click(screen.getByText('Add line'))
    expect(screen.getByText(`Added: ${text}`)).toBeVisible()
    if (field.isConnected) expect(field).toHaveFocus()
  }
  expect(screen.getByText(/holds 20 lines of your own/)).toHaveFocus()
  await user.click(screen.getByLabelText('Remove: Well receipt'))
  expect(screen.queryByText(/^Added/)).not.toBeInTheDocument()
})

test('removes one row on a double click, not the next one too', async () => {
  const user = open()
  for (const text of ['One', 'Two']) {
    await user.type(screen.getByLabelText('Add your own line'), `${text}{Enter}`)
  }
  const rows = (label: string) => screen.getAllByRole('button', { name: new RegExp(`^${label}: `) })
  for (const label of ['Remove', 'Not mine', 'Not mine', 'Put back']) {
    const count = rows(label).length
    for (const detail of [1, 2]) fireEvent.click(rows(label)[0] as HTMLElement, { detail })
    expect(rows(label)).toHaveLength(count - 1)
  }
})

test('undoes Start over', async () => {
  const user = open()
  await user.click(box(/^Photo ID/))
  await user.click(screen.getByText('Start over'))
  expect(box(/^Photo ID/)).not.toBeChecked()
  expect(readSavedChecklist()).toBeNull()
  await user.click(screen.getByText('Undo'))
  expect(box(/^Photo ID/)).toBeChecked()
  expect(screen.getByText('All papers')).toHaveFocus()
})

test('keeps the undo after a second press of Start over', async () => {
  const user = open()
  await user.click(box(/^Photo ID/))
  await user.dblClick(screen.getByText('Start over'))
  await user.click(screen.getByText('Undo'))
  expect(box(/^Photo ID/)).toBeChecked()
})

test('offers no undo once a new list has begun', async () => {
  const user = open()
  await user.click(box(/^Photo ID/))
  await user.click(screen.getByText('Start over'))
  await user.click(box('Wages'))
  expect(screen.queryByText('Undo')).not.toBeInTheDocument()
})

test('moves focus to the row before when the last one is removed', async () => {
  const user = open()
  for (const text of ['Hay receipt', 'Well receipt']) {
    await user.type(screen.getByLabelText('Add your own line'), `${text}{Enter}`)
  }
  await user.click(screen.getByLabelText('Remove: Well receipt'))
  expect(box('Hay receipt')).toHaveFocus()
})

test('replaces a broken saved list only after a change', async () => {
  window.localStorage.setItem(CHECKLIST_KEY, '{"v":1')
  const user = open()
  expect(screen.getByText(/could not be read, so this page starts fresh/)).toBeVisible()
  expect(window.localStorage.getItem(CHECKLIST_KEY)).toBe('{"v":1')
  await user.click(box(/^Photo ID/))
  expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument()
  expect(readSavedChecklist()?.ready).toEqual(['photo-id'])
})

test('clears storage once a list is empty again', async () => {
  const user = open()
  await user.click(box('Wages'))
  expect(window.localStorage.getItem(CHECKLIST_KEY)).not.toBeNull()
  await user.click(box('Wages'))
  expect(window.localStorage.getItem(CHECKLIST_KEY)).toBeNull()
})

test('does not say “all” about a single paper', () => {
  const others = DOCUMENTS.map(({ id }) => id).filter((id) => id !== 'photo-id')
  const saved = { v: 1, situation: [], ready: ['photo-id'], notMine: others, ownLines: [] }
  window.localStorage.setItem(CHECKLIST_KEY, JSON.stringify(saved))
  open()
  expect(screen.getByText('1 of 1 ready', { selector: '#checklist-progress' })).toBeVisible()
})

test('works without storage and says so', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const user = open()
  await user.click(box(/^Photo ID/))
  expect(box(/^Photo ID/)).toBeChecked()
  expect(screen.getByText(/does not let this page store anything/)).toBeVisible()
})

test.each([
  ['at once', () => window.dispatchEvent(new StorageEvent('storage', { key: CHECKLIST_KEY }))],
  [
    'when all of storage is cleared or changed',
    () => window.dispatchEvent(new StorageEvent('storage')),
  ],
  [
    'when the visitor returns',
    () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
])('adopts a change from another tab %s', async (_, hear) => {
  open()
  expect(box(/^Photo ID/)).not.toBeChecked()
  const saved = { v: 1, situation: [], ready: ['photo-id'], notMine: [], ownLines: [] }
  window.localStorage.setItem(CHECKLIST_KEY, JSON.stringify(saved))
  act(() => void hear())
  expect(box(/^Photo ID/)).toBeChecked()
})

test('copies the price estimator’s answers on a click', async () => {
  const form = { ...DEFAULT_FORM, returnType: 'family', hasFarm: true }
  sessionStore.set('estimator', JSON.stringify({ v: 1, form, step: 'results' }))
  const user = open()
  // A section of papers may have the same label.
  const chosen = () =>
    ['Children or other dependents', 'Wages', 'Farm', 'Business'].filter(
      (label) =>
        screen.getByLabelText<HTMLInputElement>(label, { selector: '[type=checkbox]' }).checked,
    )
  expect(chosen()).toEqual([])
  await user.click(screen.getByText('Use my price estimator answers'))
  expect(await screen.findByText('Filled in. Please check each row.')).toBeVisible()
  expect(chosen()).toEqual(['Children or other dependents', 'Wages', 'Farm'])
})

test('says where to get estimator answers when there are none', async () => {
  const user = open()
  await user.click(screen.getByText('Use my price estimator answers'))
  expect(screen.getByText(/no estimator answers/)).toBeVisible()
  expect(screen.getByText('Estimate your cost')).toHaveAttribute('href', '/#estimate')
})

test('folds its groups until a situation makes the list shorter', async () => {
  const user = open()
  expect(box(/^Photo ID/)).not.toBeVisible()
  await user.click(box('Wages'))
  expect(box(/^Photo ID/)).toBeVisible()
})
