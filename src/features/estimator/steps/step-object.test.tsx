import { render, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import DRAWINGS from '@/assets/step-objects.json'
import type { StepId } from '@/shared/estimator/questions.ts'
import { STEP_IDS } from '../steps.ts'
import { StepObject } from './step-object.tsx'

const load = vi.hoisted(() => vi.fn<() => void>())
vi.mock('./later-object.tsx', async (original) => {
  load()
  return original()
})

const object = () => document.querySelector('svg.step-object')
const outline = () => object()?.innerHTML ?? ''

test('the place of a later question’s object is there before its drawing, and stays without one', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  load.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  render(<StepObject step="income" />)
  expect(object()).toBeInTheDocument()
  await waitFor(() => expect(log).toHaveBeenCalled())
  expect(object()).toBeInTheDocument()
  expect(outline()).toBe('')
})

test('each drawing is of a question and unlike the others, and a question without one has the first one’s', async () => {
  expect(STEP_IDS).toEqual(expect.arrayContaining(Object.keys(DRAWINGS)))
  const { rerender } = render(<StepObject step="return-type" />)
  const first = outline()
  const seen = ['', first]
  for (const id of Object.keys(DRAWINGS)) {
    rerender(<StepObject step={id as StepId} />)
    await waitFor(() => expect(seen).not.toContain(outline()))
    seen.push(outline())
  }
  rerender(<StepObject step={'extras' as StepId} />)
  expect(outline()).toBe(first)
})
