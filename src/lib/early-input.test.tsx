import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { useForm, useWatch } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { useEarlyInput } from './early-input.ts'

function Fields() {
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const [isChecked, setTicked] = useState(false)
  const [kind, setKind] = useState('a')
  const [town, setTown] = useState('x')
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <textarea aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <input
        type="checkbox"
        aria-label="Tick"
        checked={isChecked}
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
      <output>{[text, note, isChecked, kind, town].join('|')}</output>
    </>
  )
}

function LibraryForm() {
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

function Page({ children }: { children: React.ReactNode }) {
  useEarlyInput('main')
  return <main>{children}</main>
}

/** Shows prerendered fields, has something typed in, then hydrates them. */
function hydrateAfter(enter: () => void, fields: React.ReactElement): void {
  container = document.createElement('div')
  container.innerHTML = renderToString(<Page>{fields}</Page>)
  document.body.append(container)
  enter()
  render(<Page>{fields}</Page>, { container, hydrate: true })
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)))
const textbox = (name = 'Text') => screen.getByRole<HTMLInputElement>('textbox', { name })

test('keeps what was entered before hydration', async () => {
  hydrateAfter(
    () => {
      textbox().value = 'Pat'
      textbox('Note').value = 'Call me'
      screen.getByRole<HTMLInputElement>('checkbox').checked = true
      screen.getByRole<HTMLInputElement>('radio', { name: 'b' }).checked = true
      screen.getByRole<HTMLSelectElement>('combobox').value = 'y'
    },
    <Fields />,
  )
  expect(await screen.findByText('Pat|Call me|true|b|y')).toBeVisible()
})

test('leaves untouched fields as they are', async () => {
  hydrateAfter(() => {}, <Fields />)
  await settle()
  expect(screen.getByText('||false|a|x')).toBeVisible()
})

test('leaves the fields of other parts alone', async () => {
  const onInput = vi.fn()
  hydrateAfter(
    () => {
      container.insertAdjacentHTML('beforebegin', '<footer><input aria-label="Other" /></footer>')
      textbox('Other').value = 'dark'
      textbox('Other').addEventListener('input', onInput)
    },
    <Fields />,
  )
  await settle()
  expect(onInput).not.toHaveBeenCalled()
  document.querySelector('footer')?.remove()
})

test('passes it on to a form library', async () => {
  hydrateAfter(
    () => {
      textbox().value = 'Pat'
    },
    <LibraryForm />,
  )
  expect(await screen.findByText('Pat')).toBeVisible()
  expect(textbox()).toHaveValue('Pat')
})

function FileField() {
  const [name, setName] = useState('')
  return (
    <>
      <input
        type="file"
        aria-label="Photo"
        onChange={(event) => setName(event.target.files?.[0]?.name ?? '')}
      />
      <output>{name}</output>
    </>
  )
}

test('passes a chosen file on', async () => {
  hydrateAfter(
    () =>
      Object.defineProperty(screen.getByLabelText('Photo'), 'files', {
        value: [new File([''], 'w-2.pdf')],
      }),
    <FileField />,
  )
  expect(await screen.findByText('w-2.pdf')).toBeVisible()
})

/** Renders its fields again as soon as it mounts, like components that read the device's storage. */
function RedrawnField() {
  const [text, setText] = useState('')
  const [isReady, setReady] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- what this test checks
  useLayoutEffect(() => setReady(true), [])
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{[text, isReady].join('|')}</output>
    </>
  )
}

test('refills a field that the page has rendered again', async () => {
  hydrateAfter(
    () => {
      textbox().value = 'Pat'
    },
    <RedrawnField />,
  )
  expect(await screen.findByText('Pat|true')).toBeVisible()
  expect(textbox()).toHaveValue('Pat')
})

function TidyField() {
  const [text, setText] = useState('')
  return (
    <input
      aria-label="Text"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => setText(text && `${text}.00`)}
    />
  )
}

test.each([
  ['blurs a field the visitor has already left', false, '5.00'],
  ['keeps focus in a field the visitor is still in', true, '5'],
])('%s', async (_, isInUse, shown) => {
  hydrateAfter(
    () => {
      textbox().value = '5'
      if (isInUse) textbox().focus()
    },
    <TidyField />,
  )
  await settle()
  expect(textbox()).toHaveValue(shown)
})

test('applies it only once, so that later changes stick', async () => {
  hydrateAfter(
    () => {
      textbox().value = 'Pat'
      screen.getByRole<HTMLInputElement>('checkbox').checked = true
    },
    <Fields />,
  )
  await screen.findByText('Pat||true|a|x')
  await userEvent.clear(textbox())
  await userEvent.click(screen.getByRole('checkbox'))
  await settle()
  expect(screen.getByText('||false|a|x')).toBeVisible()
})

test('changes nothing on a page that was not prerendered', async () => {
  container = document.createElement('div')
  container.innerHTML = '<input aria-label="Old" /><div></div>'
  document.body.append(container)
  textbox('Old').value = 'Pat'
  const onInput = vi.fn()
  textbox('Old').addEventListener('input', onInput)
  render(
    <Page>
      <Fields />
    </Page>,
    { container: container.querySelector('div') ?? container },
  )
  await settle()
  expect(onInput).not.toHaveBeenCalled()
})
