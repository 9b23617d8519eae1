import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { keepTypedText, useKeptText } from './kept-text'
import { sessionStore } from './storage'

type Answers = { amount: string; towns: string[]; isFarmer: boolean }

function Form({ name = 'form', start }: { name?: string; start: Answers }) {
  const [answers, setAnswers] = useState(start)
  useKeptText(name, answers, setAnswers)
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
beforeEach(() => sessionStore.remove('typedText'))

test('what was typed comes back after the reload, once', async () => {
  const before = render(<Form start={EMPTY} />)
  await userEvent.click(screen.getByRole('button', { name: 'Type' }))
  expect(sessionStore.get('typedText')).toBeNull()
  keepTypedText()
  before.unmount()

  const after = render(<Form start={EMPTY} />)
  expect(screen.getByText(JSON.stringify(TYPED))).toBeVisible()
  expect(sessionStore.get('typedText')).toBeNull()
  after.unmount()

  render(<Form start={EMPTY} />)
  expect(screen.getByText(JSON.stringify(EMPTY))).toBeVisible()
})

test('of two forms both come back; of one that has gone nothing is kept', () => {
  const show = (start: Answers) =>
    render(
      <>
        <Form start={start} />
        <Form name="other" start={start} />
      </>,
    )
  const before = show(TYPED)
  keepTypedText()
  before.unmount()
  const after = show(EMPTY)
  expect(screen.getAllByText(JSON.stringify(TYPED))).toHaveLength(2)

  after.unmount()
  keepTypedText()
  expect(sessionStore.get('typedText')).toBeNull()
})

test.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['another form', '{"other":1}'],
  ['an older shape', '{"form":{"amount":"1"}}'],
  ['other types', '{"form":{"amount":1,"towns":{},"isFarmer":"yes"}}'],
])('%s changes nothing', (_, stored) => {
  sessionStore.set('typedText', stored)
  render(<Form start={EMPTY} />)
  expect(screen.getByText(JSON.stringify(EMPTY))).toBeVisible()
})
