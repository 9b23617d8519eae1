import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { localStore } from '@/lib/storage.ts'
import { ChecklistTile, FIRST_PAPERS } from './checklist-tile.tsx'
import { CHECKLIST_KEY } from './checklist-key.ts'
import { DOCUMENTS } from './documents.ts'

beforeEach(() => localStore.remove(CHECKLIST_KEY))

const show = () =>
  render(
    <MemoryRouter>
      <ChecklistTile />
    </MemoryRouter>,
  )
const save = (isReady: boolean) =>
  localStore.set(
    CHECKLIST_KEY,
    JSON.stringify({
      v: 1,
      situation: [],
      ready: [],
      notMine: [],
      ownLines: [{ id: 1, text: 'Gate key', isReady }],
    }),
  )

test('offers to start a list when none is saved', async () => {
  show()
  expect(await screen.findByRole('link', { name: 'Start my checklist' })).toBeVisible()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('shows the progress of a saved list and what comes next', async () => {
  save(false)
  show()
  expect(await screen.findByRole('progressbar')).toHaveAccessibleName(/^0 of \d+ papers ready$/)
  expect(screen.getByRole('link', { name: 'Continue my checklist' })).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('shows papers from the real list when none is saved', async () => {
  show()
  const shown = (await screen.findAllByRole('listitem')).map((item) => item.textContent)
  expect(shown).toEqual(FIRST_PAPERS)
  expect(DOCUMENTS.map(({ label }) => label)).toEqual(expect.arrayContaining([...FIRST_PAPERS]))
})
