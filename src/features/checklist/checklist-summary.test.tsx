import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { EMPTY_CHECKLIST, listedDocuments } from './checklist-state.ts'
import ChecklistSummary from './checklist-summary.tsx'
import { CHECKLIST_KEY } from './checklist-key.ts'
import { serializeChecklist } from './saved-checklist.ts'

afterEach(() => localStorage.clear())
const show = () => render(<ChecklistSummary />, { wrapper: MemoryRouter })

test('links to a new list when none is saved', () => {
  show()
  expect(screen.getByRole('link', { name: 'Start your checklist' })).toHaveAttribute(
    'href',
    '/resources/tax-prep-checklist',
  )
})

test('says how much of a saved list is ready (D41)', () => {
  const listed = listedDocuments({ ...EMPTY_CHECKLIST, situation: ['wages'] })
  const [first] = listed
  if (!first) throw new Error('a list of papers should not be empty')
  const saved = serializeChecklist({ ...EMPTY_CHECKLIST, situation: ['wages'], ready: [first.id] })
  localStorage.setItem(CHECKLIST_KEY, saved)
  const { container } = show()
  expect(container).toHaveTextContent(`1of ${listed.length}`)
  // The next ones are named.
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    listed.slice(1, 4).map(({ label }) => label),
  )
  expect(screen.getByRole('link', { name: 'Continue with the list' })).toBeVisible()
})
