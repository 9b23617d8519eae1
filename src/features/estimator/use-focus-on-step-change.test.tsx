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

test('focuses the next step, but not answers restored when the page opens (R108)', () => {
  const { rerender } = render(<Step step="return-type" isReady={false} />)
  rerender(<Step step="farm" isReady />)
  expect(document.body).toHaveFocus()
  rerender(<Step step="rental" isReady />)
  expect(screen.getByRole('heading')).toHaveFocus()
})

test('focuses a heading once its code has loaded', () => {
  const { rerender } = render(<Step step="state-local" isReady />)
  rerender(<Step step="results" isReady isLoaded={false} />)
  rerender(<Step step="results" isReady />)
  expect(screen.getByRole('heading')).toHaveFocus()
})

test('scrolls again to a section that a link led to once the answers are restored', () => {
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
