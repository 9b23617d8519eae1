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

test('closed it tells its value and hint and opens nothing by itself', () => {
  showSelect()
  expect(closed()).toHaveTextContent('Two')
  expect(closed()).toHaveAccessibleDescription('Of W-2s')
  expect(closed()).toHaveAttribute('aria-expanded', 'false')
})

test.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}', 't', '1'])(
  'the key %j opens it',
  async (key) => {
    showSelect()
    closed().focus()
    await userEvent.keyboard(key)
    expect(await screen.findByText('The list')).toBeVisible()
  },
)

test.each(['{Tab}', '{Escape}', '{Control>}c{/Control}', '{F2}'])(
  'the key %j does not',
  async (key) => {
    showSelect()
    closed().focus()
    await userEvent.keyboard(key)
    expect(screen.queryByText('The list')).not.toBeInTheDocument()
  },
)

test('a press opens it, on its label too', async () => {
  showSelect()
  await userEvent.click(screen.getByText('Number'))
  expect(await screen.findByText('The list')).toBeVisible()
})

test.each([false, true])(
  'who has gone on meanwhile is not called back by a late list (missing: %s)',
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

test('where the list cannot be loaded the browser’s own can be used', async () => {
  const onChange = showSelect()
  list.isMissing = true
  await userEvent.click(closed())
  const native = await screen.findByRole('combobox', { name: 'Number' })
  expect(native).toHaveValue('2')
  expect(native).toHaveFocus()
  await userEvent.selectOptions(native, 'One')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('1')
})
