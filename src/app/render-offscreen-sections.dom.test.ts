import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderOffscreenSections } from './render-offscreen-sections'

const root = document.documentElement
const nextMoments: (() => void)[] = []

beforeEach(() => {
  root.dataset.layout = 'near'
  document.body.innerHTML =
    '<main id="main"><h1>First</h1><p>Second</p><p>Third</p></main><footer><p>Last</p></footer>'
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => void nextMoments.push(frame))
  vi.stubGlobal('requestIdleCallback', (task: () => void) => void nextMoments.push(task))
})

afterEach(() => {
  nextMoments.length = 0
  document.body.innerHTML = ''
  delete root.dataset.layout
  vi.unstubAllGlobals()
})

/** Each part takes a frame and an idle moment. */
function passMoments(count: number): void {
  for (let passed = 0; passed < count; passed += 1) nextMoments.shift()?.()
}

const laidOut = () =>
  [...document.querySelectorAll<HTMLElement>('h1, p')]
    .filter(({ style }) => style.contentVisibility === 'visible')
    .map((part) => part.textContent)

test('lays out one part in each idle moment, and is done after the last', () => {
  renderOffscreenSections()
  expect(laidOut()).toEqual(['Second'])
  passMoments(2)
  expect(laidOut()).toEqual(['Second', 'Third'])
  passMoments(2)
  expect(laidOut()).toEqual(['Second', 'Third', 'Last'])
  expect(root.dataset.layout).toBe('near')
  passMoments(2)
  expect(root.dataset.layout).toBeUndefined()
})

test('does nothing where the whole page was laid out from the start', () => {
  delete root.dataset.layout
  renderOffscreenSections()
  expect(laidOut()).toEqual([])
  expect(nextMoments).toEqual([])
})
