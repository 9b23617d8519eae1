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

test('without a list it offers to start one', async () => {
  show()
  expect(await screen.findByRole('link', { name: 'Start my checklist' })).toBeVisible()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('with a list it tells how far it is and what comes next', async () => {
  save(false)
  show()
  expect(await screen.findByRole('progressbar')).toHaveAccessibleName(/^0 of \d+ papers ready$/)
  expect(screen.getByRole('link', { name: 'Continue my checklist' })).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('without a list it names papers that stand on it', async () => {
  show()
  const shown = (await screen.findAllByRole('listitem')).map((item) => item.textContent)
  expect(shown).toEqual(FIRST_PAPERS)
  expect(DOCUMENTS.map(({ label }) => label)).toEqual(expect.arrayContaining([...FIRST_PAPERS]))
})
