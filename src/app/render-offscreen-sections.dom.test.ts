import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderOffscreenSections } from './render-offscreen-sections.ts'

const root = document.documentElement
const nextMoments: (() => void)[] = []

beforeEach(() => {
  root.dataset.layout = 'near'
  document.body.innerHTML =
    '<main id="main"><h1>First</h1><p>Second</p><div><section>Third</section><section>Fourth</section></div></main><footer><p>Last</p></footer>'
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
  [...document.querySelectorAll<HTMLElement>('h1, p, div, section')]
    .filter(({ style }) => style.contentVisibility === 'visible')
    .map((part) => (part.tagName === 'DIV' ? 'Group' : part.textContent))

test('lays out one part per idle period until none is left', () => {
  const order = ['Second', 'Group', 'Third', 'Fourth', 'Last']
  renderOffscreenSections()
  for (const count of order.keys()) {
    expect(laidOut()).toEqual(order.slice(0, count + 1))
    expect(root.dataset.layout).toBe('near')
    passMoments(2)
  }
  expect(root.dataset.layout).toBeUndefined()
})

test('does nothing when the whole page is laid out already', () => {
  delete root.dataset.layout
  renderOffscreenSections()
  expect(laidOut()).toEqual([])
  expect(nextMoments).toEqual([])
})
