import { site } from '../../../src/config/site.ts'
import { ANY_SIZE, expect, type Page, stillMotion, test } from '../../e2e/base.ts'
import { calculate, chooseReturn, continueFrom } from '../../e2e/estimator-steps.ts'

// The results with a screen reader.

test.beforeEach(async ({ page }) => {
  await stillMotion(page)
})

/** What a screen reader says on its own: the names of focused elements, and live regions that fill. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: string[] = []
    Object.assign(window, { announced })
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement) announced.push(`focus: ${target.textContent}`)
    })
    new MutationObserver((changes) => {
      const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]))
      for (const { target } of changes) {
        const place = (target instanceof Element ? target : target.parentElement)?.closest(
          '[role=status], [role=alert]',
        )
        // A region that appears with its text is not announced.
        const isNew = [...added].some((node) => node !== place && node.contains(place ?? null))
        if (place?.textContent && !isNew && !added.has(place)) announced.push(place.textContent)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced)
}

test('a screen reader announces the heading, then the price, once, and finds both prices, the difference and every line (R108)', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.goto('/')
  await chooseReturn(page, 'Simple')
  await continueFrom(page, 1, 7)
  const announced = await listen(page)
  await calculate(page)
  await expect
    .poll(async () => (await announced()).slice(-2))
    .toEqual([
      'focus: Your estimate',
      expect.stringMatching(
        /^Your price with us: \$\d+, \$\d+ less than H&R Block, [\d.]+% less\.$/,
      ),
    ])
  expect((await announced()).filter((text) => text.startsWith('Your price'))).toHaveLength(1)
  await expect(page.getByRole('region', { name: 'Estimate your cost' })).toMatchAriaSnapshot(`
    - region "Estimate your cost":
      - heading "Your estimate" [level=1]
      - paragraph: Simple return, state
      - button "Back to Form"
      - status: /Your price with us/
      - region "Your price with us":
        - heading "Your price with us" [level=2]
        - paragraph: /\\$\\d+/
        - paragraph: Protection Plus included
      - region "Difference from H&R Block":
        - paragraph: /\\$\\d+ less than H&R Block/
        - paragraph: /[\\d.]+% less than the H&R Block price on our list/
        - region "H&R Block, our list"
      - link "Schedule Free Consultation"
      - link /${site.phone.display.slice(-8)}/
      - list "Keep this estimate"
      - table "Every charged line, with us and at H&R Block":
        - rowgroup:
          - row /On this return With us H&R Block list of/
        - rowgroup:
          - row /Simple return/
          - row /State return.* Free \\$\\d+/
          - row /Protection Plus.* not in this price/
        - rowgroup:
          - row /Total \\$\\d+ \\$\\d+/
  `)
})
