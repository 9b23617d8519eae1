import { expect, test } from 'vitest'
import { applyStyles } from './apply-styles'

test('styles that came with the HTML are set', () => {
  document.body.innerHTML = '<p data-style="text-align: center; opacity: 0.5">x</p><p>y</p>'
  applyStyles(document)
  const [first, second] = document.querySelectorAll('p')
  expect(first?.style.textAlign).toBe('center')
  expect(first?.style.opacity).toBe('0.5')
  expect(second?.hasAttribute('style')).toBe(false)
})
