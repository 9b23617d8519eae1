import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { tolerateTranslation } from './tolerate-translation.ts'

tolerateTranslation()

type StepProps = { step: number; hint?: string; isOver?: boolean }

function Step({ step, hint = '', isOver = false }: StepProps) {
  return (
    <p>
      {hint === '' ? null : <b>{hint}</b>}
      Step {step} of 7{isOver ? null : ' to go'}
    </p>
  )
}

/** Puts one element in place of texts that follow each other, as Chrome does, not with replaceWith(). */
function translate(texts: Text[]): void {
  const font = document.createElement('font')
  const words = texts.map(({ data }) => data).join('')
  font.textContent = words.replace('Step', 'Schritt').replace('of', 'von')
  texts[0]?.before(font)
  for (const text of texts) text.remove()
}

const textsIn = ({ childNodes }: Element) => [...childNodes].filter((node) => node instanceof Text)

for (const [what, translateAll] of [
  ['text by text', (place: Element) => textsIn(place).forEach((text) => translate([text]))],
  ['as a whole', (place: Element) => translate(textsIn(place))],
] as const) {
  test(`changes, shows and removes parts of a sentence translated ${what}`, () => {
    const { container, rerender, unmount } = render(<Step step={1} />)
    const sentence = container.firstElementChild
    if (!sentence) throw new Error('No sentence')
    translateAll(sentence)
    expect(sentence).toHaveTextContent('Schritt 1 von 7 to go')
    const change = (step: ReactNode, shown: RegExp) => {
      rerender(step)
      expect(sentence).toHaveTextContent(shown)
      translateAll(sentence)
    }
    change(<Step step={2} />, /^(Schritt|Step) 2 (von|of) 7 to go$/)
    change(<Step step={2} hint="new" />, /^new(Schritt|Step) 2 (von|of) 7 to go$/)
    change(<Step step={2} hint="newer" isOver />, /^newer(Schritt|Step) 2 (von|of) 7$/)
    change(<Step step={2} isOver />, /^(Schritt|Step) 2 (von|of) 7$/)
    unmount()
    expect(container).toBeEmptyDOMElement()
  })
}
