import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { StepOrResults } from './steps.ts'
import { useFocusOnStepChange } from './use-focus-on-step-change.ts'

type StepProps = { step: StepOrResults; isReady: boolean; isLoaded?: boolean }

function Step({ step, isReady, isLoaded = true }: StepProps) {
  const heading = useFocusOnStepChange(step, isReady)
  return isLoaded ? (
    <h2 ref={heading} tabIndex={-1}>
      Step {step}
    </h2>
  ) : null
}

test('answers restored when the page opens take no focus, the next step does (R108)', () => {
  const { rerender } = render(<Step step="return-type" isReady={false} />)
  rerender(<Step step="farm" isReady />)
  expect(document.body).toHaveFocus()
  rerender(<Step step="rental" isReady />)
  expect(screen.getByRole('heading')).toHaveFocus()
})

test('a heading whose code is still loading takes the focus when it is there', () => {
  const { rerender } = render(<Step step="state-local" isReady />)
  rerender(<Step step="results" isReady isLoaded={false} />)
  rerender(<Step step="results" isReady />)
  expect(screen.getByRole('heading')).toHaveFocus()
})

test('who was led to the section by a link is led there again with the answers', () => {
  const scrollIntoView = vi.fn<(this: Element) => void>()
  Element.prototype.scrollIntoView = scrollIntoView
  const page = (props: StepProps) => (
    <section aria-label="Estimate your cost" tabIndex={-1}>
      <Step {...props} />
    </section>
  )
  const { rerender } = render(page({ step: 'return-type', isReady: false, isLoaded: false }))
  rerender(page({ step: 'return-type', isReady: false }))
  expect(scrollIntoView).not.toHaveBeenCalled()

  rerender(page({ step: 'return-type', isReady: false, isLoaded: false }))
  screen.getByRole('region').focus()
  rerender(page({ step: 'results', isReady: true }))
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('region')])
})
