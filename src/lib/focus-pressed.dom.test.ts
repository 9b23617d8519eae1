import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { focusPressedControls } from './focus-pressed.ts'

beforeAll(() => {
  focusPressedControls()
  // As in Safari.
  document.addEventListener('mousedown', (event) => {
    event.preventDefault()
    ;(document.activeElement as HTMLElement).blur()
  })
})

test.each([
  ['a button, by its content', '<button><b id="it">Open</b></button>', 'button'],
  ['a fold', '<details><summary id="it">More</summary></details>', 'summary'],
  ['a choice', '<input type="radio" id="it">', 'input'],
])('focuses %s on press', async (_, html, control) => {
  document.body.innerHTML = html
  await userEvent.click(document.querySelector('#it') as Element)
  expect(document.querySelector(control)).toHaveFocus()
})

test('a double click keeps the focus where the first click moved it', async () => {
  document.body.innerHTML = '<h2 tabindex="-1">Here</h2><button>Continue</button>'
  const [heading, button] = [document.querySelector('h2'), document.querySelector('button')]
  button?.addEventListener('mouseup', ({ detail }) => detail > 1 && heading?.focus())
  await userEvent.dblClick(button as Element)
  expect(heading).toHaveFocus()
})

test('keeps focus that a control moved and never focuses text', async () => {
  document.body.innerHTML = '<button id="it">Open</button><h2 tabindex="-1">Here</h2><p>Text</p>'
  const heading = document.querySelector('h2')
  const [button, text] = [document.querySelector('button'), document.querySelector('p')]
  const move = vi.fn(() => heading?.focus())
  button?.addEventListener('click', move)
  await userEvent.click(button as Element)
  expect(move).toHaveBeenCalledOnce()
  expect(heading).toHaveFocus()
  await userEvent.click(text as Element)
  expect(document.body).toHaveFocus()
})
