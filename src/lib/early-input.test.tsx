import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { useForm, useWatch } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { noteEarlyInput, replayEarlyInput, showEarlyInput } from './early-input.ts'

function Fields() {
  const [text, setText] = useState('')
  const [note, setNote] = useState('as it was')
  const [isTicked, setTicked] = useState(false)
  const [kind, setKind] = useState('a')
  const [town, setTown] = useState('x')
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <textarea aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <input
        type="checkbox"
        aria-label="Tick"
        checked={isTicked}
        onChange={(event) => setTicked(event.target.checked)}
      />
      {['a', 'b'].map((value) => (
        <input
          key={value}
          type="radio"
          name="kind"
          aria-label={value}
          checked={kind === value}
          onChange={() => setKind(value)}
        />
      ))}
      <select aria-label="Town" value={town} onChange={(event) => setTown(event.target.value)}>
        <option value="x">x</option>
        <option value="y">y</option>
      </select>
      <output>{[text, note, isTicked, kind, town].join('|')}</output>
    </>
  )
}

function FormOfLibrary() {
  const { control, register } = useForm({ defaultValues: { name: '' } })
  return (
    <>
      <input aria-label="Text" {...register('name')} />
      <output>{useWatch({ control, name: 'name' })}</output>
    </>
  )
}

let container: HTMLElement
afterEach(() => container.remove())

/** Shows prerendered fields, enters something before and after the scripts run, and hydrates the page. */
function takeOver(fields: React.ReactElement, enter: () => void, enterLater = () => {}): void {
  container = document.createElement('div')
  container.innerHTML = renderToString(fields)
  document.body.append(container)
  enter()
  noteEarlyInput(container)
  enterLater()
  render(fields, { container, hydrate: true })
  replayEarlyInput()
}

test('keeps input from before hydration', async () => {
  takeOver(<Fields />, () => {
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' }).value = 'Pat'
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value = ''
    screen.getByRole<HTMLInputElement>('checkbox').checked = true
    screen.getByRole<HTMLInputElement>('radio', { name: 'b' }).checked = true
    screen.getByRole<HTMLSelectElement>('combobox').value = 'y'
  })
  expect(await screen.findByText('Pat||true|b|y')).toBeVisible()
})

test('leaves unchanged fields alone', () => {
  takeOver(<Fields />, () => {})
  expect(screen.getByText('|as it was|false|a|x')).toBeVisible()
})

test('restores a field that a form library clears', async () => {
  takeOver(<FormOfLibrary />, () => {
    screen.getByRole<HTMLInputElement>('textbox').value = 'Pat'
  })
  expect(await screen.findByText('Pat')).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue('Pat')
})

test('keeps input from while the page’s code loads', async () => {
  const type = (field: HTMLInputElement, text: string) => {
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const text = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' })
  takeOver(
    <Fields />,
    () => {
      text().value = 'P'
      screen.getByRole<HTMLInputElement>('checkbox').checked = true
    },
    () => {
      type(text(), 'Pat')
      for (const name of ['Tick', 'b', 'a', 'b']) screen.getByLabelText(name).click()
    },
  )
  expect(await screen.findByText('Pat|as it was|false|b|x')).toBeVisible()
})

test('passes input from while the code loads to a form library', async () => {
  const text = () => screen.getByRole<HTMLInputElement>('textbox')
  takeOver(
    <FormOfLibrary />,
    () => {},
    () => {
      text().value = 'Pat'
      text().dispatchEvent(new Event('input', { bubbles: true }))
    },
  )
  expect(await screen.findByText('Pat')).toBeVisible()
})

/** Renders its fields again right away, like components that read the device's storage. */
function RedrawnFields() {
  const [text, setText] = useState('')
  const [isTicked, setTicked] = useState(false)
  const [isReady, setReady] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- what this test checks
  useLayoutEffect(() => setReady(true), [])
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <input
        type="checkbox"
        checked={isTicked}
        onChange={(event) => setTicked(event.target.checked)}
      />
      <output>{[text, isTicked, isReady].join('|')}</output>
    </>
  )
}

test('keeps the input of fields that render again', () => {
  container = document.createElement('div')
  container.innerHTML = renderToString(<RedrawnFields />)
  document.body.append(container)
  const text = screen.getByRole<HTMLInputElement>('textbox')
  const tick = screen.getByRole<HTMLInputElement>('checkbox')
  text.value = 'Pat'
  tick.checked = true
  noteEarlyInput(container)
  render(<RedrawnFields />, { container, hydrate: true })
  expect([text.value, tick.checked]).toEqual(['', false])

  showEarlyInput()
  expect([text.value, tick.checked]).toEqual(['Pat', true])
  expect(screen.getByText('|false|true')).toBeVisible()
  act(replayEarlyInput)
  expect(screen.getByText('Pat|true|true')).toBeVisible()
})

function TidyField() {
  const [text, setText] = useState('')
  return (
    <input
      aria-label="Amount"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => setText(text && `${text}.00`)}
    />
  )
}

test.each([
  ['that lost focus is formatted', false, '5.00'],
  ['that still has focus is left alone', true, '5'],
])('a field %s', async (_, isInUse, shown) => {
  takeOver(<TidyField />, () => {
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
    amount.value = '5'
    if (isInUse) amount.focus()
  })
  await act(async () => {})
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue(shown)
})

test('replays input only once and keeps later changes', async () => {
  takeOver(<Fields />, () => {
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' }).value = 'Pat'
    screen.getByRole<HTMLInputElement>('checkbox').checked = true
  })
  await userEvent.clear(screen.getByRole('textbox', { name: 'Text' }))
  await userEvent.click(screen.getByRole('checkbox'))
  replayEarlyInput()
  expect(screen.getByText('|as it was|false|a|x')).toBeVisible()
})

function Counter() {
  const [text, setText] = useState('')
  const [seen, setSeen] = useState<string[]>([])
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setSeen([...seen, text])}>
        Add
      </button>
      <output>{`Added ${seen.join()}`}</output>
    </>
  )
}

const pressEarly = () => {
  screen.getByRole<HTMLInputElement>('textbox').value = 'Pat'
  // Like the script in index.html.
  window.earlyPress = screen.getByRole('button')
}

test('replays an early press once, after the input', async () => {
  takeOver(<Counter />, pressEarly)
  expect(await screen.findByText('Added Pat')).toBeVisible()
  replayEarlyInput()
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(screen.getByText('Added Pat')).toBeVisible()
})

test('replays no press on a page rendered in the browser', async () => {
  const answer = vi.fn()
  render(
    <button type="button" onClick={answer}>
      Add
    </button>,
  )
  window.earlyPress = screen.getByRole('button')
  replayEarlyInput()
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(answer).not.toHaveBeenCalled()
})

test('drops an early press after another press', async () => {
  takeOver(<Counter />, pressEarly, () => screen.getByRole('textbox').click())
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(screen.getByText('Added')).toBeVisible()
})
