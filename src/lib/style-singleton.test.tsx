import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { styleSingleton } from './style-singleton'

class Sheet {
  text = ''
  replaceSync(text: string) {
    this.text = text
  }
}

beforeEach(() => {
  vi.stubGlobal('CSSStyleSheet', Sheet)
  Object.assign(document, { adoptedStyleSheets: [] })
})
afterEach(() => vi.unstubAllGlobals())

test('styles are there once, from the first user to the last', () => {
  const Styles = styleSingleton()
  const first = render(<Styles styles="body { overflow: hidden }" />)
  const second = render(<Styles styles="body { overflow: hidden }" />)
  expect(document.adoptedStyleSheets).toEqual([{ text: 'body { overflow: hidden }' }])
  first.unmount()
  expect(document.adoptedStyleSheets).toHaveLength(1)
  second.unmount()
  expect(document.adoptedStyleSheets).toEqual([])
  expect(document.querySelector('style')).toBeNull()
})
