import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { sessionStore } from '@/lib/storage'
import { EstimatorWizard } from './estimator-wizard'
import { DEFAULT_FORM } from './form'
import { ANSWERS_KEY, serializeAnswers } from './serialize-answers'
import type { StepNumber } from './wizard-state'

function open(step: StepNumber, hash = '') {
  const form = { ...DEFAULT_FORM, returnType: 'simple' } as const
  sessionStore.set(ANSWERS_KEY, serializeAnswers(form, step))
  render(
    <MemoryRouter initialEntries={[`/${hash}`]}>
      <EstimatorWizard layout="full" />
    </MemoryRouter>,
  )
}

test.each([
  [3, 'Do you run a business?'],
  [7, 'Your estimate'],
] as const)('a broken link is told beside the kept step %i', async (step, heading) => {
  open(step, '#estimate?v=7&type=complex')
  expect(await screen.findByText(heading)).toBeVisible()
  expect(screen.getByText(/This link to an estimate could not be read/)).toBeVisible()
})
