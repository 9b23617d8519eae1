import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { sessionStore } from '@/lib/storage.ts'
import { DEFAULT_FORM } from '@/shared/estimator/form.ts'
import { EstimatorWizard } from './estimator-wizard.tsx'
import { keepAnswers } from './kept-answers.ts'
import { ANSWERS_KEY } from './answers-key.ts'
import { serializeAnswers } from './saved-answers.ts'

const DAY_MS = 86_400_000
const family = serializeAnswers({ ...DEFAULT_FORM, returnType: 'family' }, 'results')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  // What an earlier test could not store.
  sessionStore.remove(ANSWERS_KEY)
})
const open = () => render(<EstimatorWizard layout="full" />, { wrapper: MemoryRouter })
const keep = () => screen.findByRole('button', { name: /^Keep for 90 days/ })
const forget = () => screen.findByRole('button', { name: 'Forget it' })

test('keeps an estimate for the next visit only once the visitor says so', async () => {
  sessionStorage.setItem(ANSWERS_KEY, family)
  const first = open()
  await keep()
  expect(localStorage).toHaveLength(0)
  await userEvent.click(await keep())
  await forget()
  first.unmount()

  sessionStorage.clear()
  const second = open()
  expect(await screen.findByText('Your estimate')).toBeVisible()
  await userEvent.click(await forget())
  await keep()
  second.unmount()

  sessionStorage.clear()
  open()
  expect(await screen.findByText('What kind of return is it?')).toBeVisible()
})

test('keeps what the visitor changes later', async () => {
  keepAnswers(family)
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Back to Form' }))
  await userEvent.click(await screen.findByRole('radio', { name: /^Complex/ }))
  expect(localStorage.getItem('estimatorKept')).toContain('complex')
})

test('forgets the kept answers when a change to them cannot be kept', async () => {
  keepAnswers(family)
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Back to Form' }))
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await userEvent.click(await screen.findByRole('radio', { name: /^Complex/ }))
  expect(await screen.findByText(/a reload would clear your answers/)).toBeVisible()
  expect(localStorage).toHaveLength(0)
  expect(sessionStorage).toHaveLength(0)
})

test('forgets the kept answers when the visitor starts over', async () => {
  keepAnswers(family)
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Start over' }))
  expect(localStorage).toHaveLength(0)
})

test.each([
  ['a day before its end', 89, 'Your estimate'],
  ['at its end', 90, 'What kind of return is it?'],
])('opens kept answers until they are 90 days old: %s', async (_, days, heading) => {
  keepAnswers(family, Date.now() - days * DAY_MS)
  open()
  expect(await screen.findByText(heading)).toBeVisible()
})

test('prefers the answers of this tab to kept ones', async () => {
  keepAnswers(family)
  sessionStorage.setItem(
    ANSWERS_KEY,
    serializeAnswers({ ...DEFAULT_FORM, returnType: 'simple' }, 'business'),
  )
  open()
  expect(await screen.findByText(/Do you run a business/)).toBeVisible()
})

test('says what to do when the browser keeps nothing', async () => {
  sessionStorage.setItem(ANSWERS_KEY, family)
  open()
  const button = await keep()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  await userEvent.click(button)
  expect(await screen.findByText(/Copy the link instead/)).toBeVisible()
})
