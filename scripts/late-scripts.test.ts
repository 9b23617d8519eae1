import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { lateScripts } from './late-scripts'

const ORIGIN = 'https://www.example.com'

let tellOfPaint = () => {}
/** Of a browser that has painted as soon as one asks. */
class PaintedAtOnce {
  static supportedEntryTypes = ['paint']
  constructor(tell: () => void) {
    tellOfPaint = tell
  }
  observe() {
    tellOfPaint()
  }
}

const listModules = (document: Document) => [
  ...Array.from(document.querySelectorAll('script[src]'), (script) => script.getAttribute('src')),
  ...Array.from(document.querySelectorAll('link'), ({ rel, href }) => `${rel} ${href}`),
]

test('a page painted before it is complete asks for its scripts when it is, each once', async () => {
  const files = ['/assets/a.js', '/assets/b.js', '/assets/c.js']
  const seen: unknown[] = []
  const html = `<head>${lateScripts(files)}</head><body><script>note()</script></body>`
  const { window } = new JSDOM(html, {
    url: ORIGIN,
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    beforeParse(page) {
      const note = () => seen.push(listModules(page.document))
      Object.assign(page, { PerformanceObserver: PaintedAtOnce, note })
    },
  })
  await new Promise((resolve) => window.addEventListener('load', resolve))
  tellOfPaint()
  expect(seen).toEqual([[]])
  expect(listModules(window.document)).toEqual([
    '/assets/a.js',
    `modulepreload ${ORIGIN}/assets/b.js`,
    `modulepreload ${ORIGIN}/assets/c.js`,
  ])
  expect(window.document.querySelector('script[type="module"][src]')).not.toBeNull()
})

test('until then it notes which button was pressed last, and forgets it when something else is', () => {
  const html = `${lateScripts(['/assets/a.js'])}<button><b>Menu</b></button><p>Text</p>`
  const { window } = new JSDOM(html, { url: ORIGIN, runScripts: 'dangerously' })
  const press = (name: string) => window.document.querySelector<HTMLElement>(name)?.click()
  press('b')
  expect(window.earlyPress?.textContent).toBe('Menu')
  press('p')
  expect(window.earlyPress).toBeNull()
})
