import { expect, test } from '../../e2e/base.ts'

// What the service worker saves for later is not counted: it waits until the page has what it needs.
test.use({ serviceWorkers: 'block' })

/** On a slow line, what a visitor presses waits behind all that the page still asks for. */
const PAGES = [
  { path: '/', most: 35 },
  { path: '/resources/tax-calculator', most: 40 },
]

for (const { path, most } of PAGES) {
  test(`${path} asks for at most ${most} files until it rests`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most)
  })
}
