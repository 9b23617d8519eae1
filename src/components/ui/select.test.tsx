import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Select } from './select.tsx'

const { list } = vi.hoisted(() => ({
  list: { isMissing: false, arrival: Promise.resolve() },
}))
vi.mock(import('@/lib/lazy-loading.tsx'), async (importOriginal) => ({
  ...(await importOriginal()),
  preloadChunk: async () => undefined,
  importChunk: async <Chunk,>() => {
    await list.arrival
    if (list.isMissing) throw new Error('gone')
    return { SelectList: () => <p>The list</p> } as Chunk
  },
}))

const OPTIONS = [
  { value: '1', label: 'One' },
  { value: '2', label: 'Two' },
]

function showSelect() {
  list.isMissing = false
  list.arrival = Promise.resolve()
  const onChange = vi.fn()
  render(<Select label="Number" hint="Of W-2s" options={OPTIONS} value="2" onChange={onChange} />)
  return onChange
}
const closed = () => screen.getByRole('combobox', { name: 'Number' })

test('shows its value and hint and stays closed at first', () => {
  showSelect()
  expect(closed()).toHaveTextContent('Two')
  expect(closed()).toHaveAccessibleDescription('Of W-2s')
  expect(closed()).toHaveAttribute('aria-expanded', 'false')
})

test.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}', 't', '1'])(
  'opens on the key %j',
  async (key) => {
    showSelect()
    closed().focus()
    await userEvent.keyboard(key)
    expect(await screen.findByText('The list')).toBeVisible()
  },
)

test.each(['{Tab}', '{Escape}', '{Control>}c{/Control}', '{F2}'])(
  'stays closed on the key %j',
  async (key) => {
    showSelect()
    closed().focus()
    await userEvent.keyboard(key)
    expect(screen.queryByText('The list')).not.toBeInTheDocument()
  },
)

test('opens on a click, even on its label', async () => {
  showSelect()
  await userEvent.click(screen.getByText('Number'))
  expect(await screen.findByText('The list')).toBeVisible()
})

test.each([false, true])(
  'does not open or move focus when the list arrives too late (missing: %s)',
  async (isMissing) => {
    showSelect()
    render(<input aria-label="Name" />)
    let arrive = () => {}
    list.arrival = new Promise((resolve) => (arrive = resolve))
    list.isMissing = isMissing
    await userEvent.click(closed())
    await userEvent.click(screen.getByLabelText('Name'))
    await act(async () => arrive())
    expect(screen.getByLabelText('Name')).toHaveFocus()
    expect(closed()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByText('The list')).toBeNull()
    await userEvent.click(closed())
    if (!isMissing) expect(await screen.findByText('The list')).toBeVisible()
  },
)

test('falls back to the browser’s own select when the list fails to load', async () => {
  const onChange = showSelect()
  list.isMissing = true
  await userEvent.click(closed())
  const native = await screen.findByRole('combobox', { name: 'Number' })
  expect(native).toHaveValue('2')
  expect(native).toHaveFocus()
  await userEvent.selectOptions(native, 'One')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('1')
})
