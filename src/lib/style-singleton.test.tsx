import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { styleSingleton } from './style-singleton'

test('styles are there once, from the first user to the last', () => {
  const Styles = styleSingleton()
  const first = render(<Styles styles="body { overflow: hidden }" />)
  const second = render(<Styles styles="body { overflow: hidden }" />)
  expect(rules()).toEqual([['body { overflow: hidden; }']])
  first.unmount()
  expect(rules()).toHaveLength(1)
  second.unmount()
  expect(rules()).toEqual([])
  expect(document.querySelector('style')).toBeNull()
})

const rules = () =>
  document.adoptedStyleSheets.map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
