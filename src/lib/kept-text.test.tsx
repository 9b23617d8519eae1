import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { keepTypedText, useKeptText } from './kept-text'
import { sessionStore } from './storage'

type Answers = { amount: string; towns: string[]; isFarmer: boolean }

function Form({ start }: { start: Answers }) {
  const [answers, setAnswers] = useState(start)
  useKeptText('form', answers, setAnswers)
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
