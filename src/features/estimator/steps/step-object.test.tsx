import { render, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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

test('each question has a drawing of its own', async () => {
  const { rerender } = render(<StepObject step="return-type" />)
  const seen = [outline()]
  for (const id of STEP_IDS.slice(1)) {
    rerender(<StepObject step={id} />)
    await waitFor(() => expect(outline()).not.toBe(''))
    seen.push(outline())
  }
  expect(new Set(seen).size).toBe(STEP_IDS.length)
})
