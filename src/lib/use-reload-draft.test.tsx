import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { reloadStore } from './storage.ts'
import { useReloadDraft } from './use-reload-draft.ts'

type Answers = { amount: string; towns: string[]; isFarmer: boolean }

function Form({ name = 'form', start }: { name?: string; start: Answers }) {
  const [answers, setAnswers] = useState(start)
  useReloadDraft(name, answers, setAnswers)
  return (
    <>
      <p>{JSON.stringify(answers)}</p>
      <button type="button" onClick={() => setAnswers(TYPED)}>
        Type
      </button>
    </>
  )
}

const EMPTY: Answers = { amount: '', towns: [], isFarmer: false }
const TYPED: Answers = { amount: '1,200', towns: ['rita'], isFarmer: true }
afterEach(() => reloadStore.remove('form'))

test('restores text once after a reload without storing it', async () => {
  const before = render(<Form start={EMPTY} />)
  await userEvent.click(screen.getByRole('button', { name: 'Type' }))
  const carried = reloadStore.get('form') ?? ''
  expect(carried).toBe(JSON.stringify(TYPED))
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  before.unmount()
  expect(reloadStore.get('form')).toBeNull()

  reloadStore.set('form', carried)
  const after = render(<Form start={EMPTY} />)
  expect(screen.getByText(JSON.stringify(TYPED))).toBeVisible()
  after.unmount()

  render(<Form start={EMPTY} />)
  expect(screen.getByText(JSON.stringify(EMPTY))).toBeVisible()
})

test('keeps the text of each form apart', () => {
  reloadStore.set('form', JSON.stringify(TYPED))
  render(
    <>
      <Form start={EMPTY} />
      <Form name="other" start={EMPTY} />
    </>,
  )
  expect(screen.getByText(JSON.stringify(TYPED))).toBeVisible()
  expect(screen.getByText(JSON.stringify(EMPTY))).toBeVisible()
})

test.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['an older format', '{"amount":"1"}'],
  ['other types', '{"amount":1,"towns":{},"isFarmer":"yes"}'],
])('ignores %s', (_, carried) => {
  reloadStore.set('form', carried)
  render(<Form start={EMPTY} />)
  expect(screen.getByText(JSON.stringify(EMPTY))).toBeVisible()
})
