import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useFocusOnStepChange } from './use-focus-on-step-change'

type StepProps = { step: number; isReady: boolean; isLoaded?: boolean }

function Step({ step, isReady, isLoaded = true }: StepProps) {
  const heading = useFocusOnStepChange(step, isReady)
  return isLoaded ? (
    <h2 ref={heading} tabIndex={-1}>
      Step {step}
    </h2>
  ) : null
}

test('answers restored when the page opens take no focus, the next step does', () => {
  const { rerender } = render(<Step step={0} isReady={false} />)
  rerender(<Step step={4} isReady />)
  expect(document.body).toHaveFocus()
  rerender(<Step step={5} isReady />)
  expect(screen.getByRole('heading')).toHaveFocus()
})

test('a heading whose code is still loading takes the focus when it is there', () => {
  const { rerender } = render(<Step step={6} isReady />)
  rerender(<Step step={7} isReady isLoaded={false} />)
  rerender(<Step step={7} isReady />)
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
  const { rerender } = render(page({ step: 0, isReady: false, isLoaded: false }))
  rerender(page({ step: 0, isReady: false }))
  expect(scrollIntoView).not.toHaveBeenCalled()

  rerender(page({ step: 0, isReady: false, isLoaded: false }))
  screen.getByRole('region').focus()
  rerender(page({ step: 7, isReady: true }))
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('region')])
})
