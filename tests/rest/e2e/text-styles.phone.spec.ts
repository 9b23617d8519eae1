import { expect, stillMotion, test } from '../../e2e/base.ts'
import { estimateSimple } from '../../e2e/estimator-steps.ts'
import { expectReadable } from './readable.ts'

// Styles that visitors set themselves, in a browser extension or a style sheet of their own.
const TWICE_THE_SIZE = 'html { font-size: 200% !important }'
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

test('the results fit at twice the text size, and “Back to Form” leaves their heading free at 320 pixels (R155, R238)', async ({
  page,
}) => {
  await stillMotion(page)
  await page.goto('/')
  await estimateSimple(page)
  await page.setViewportSize({ width: 320, height: 844 })
  const heading = await page.getByRole('heading', { name: 'Your estimate' }).boundingBox()
  const button = await page.getByRole('button', { name: 'Back to Form' }).boundingBox()
  if (!heading || !button) throw new Error('not shown')
  expect(button.y).toBeGreaterThanOrEqual(heading.y + heading.height)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addStyleTag({ content: TWICE_THE_SIZE })
  await expect.poll(() => page.locator('.results').evaluate(findOutside)).toEqual([])
})

test('text keeps its place with WCAG’s text spacing (R238, 1.4.12)', async ({ page }) => {
  await stillMotion(page)
  for (const path of ['/', '/industries/retail', '/industries/healthcare']) {
    await page.goto(path)
    await page.addStyleTag({ content: TEXT_SPACING })
    await test.step(path, () => expectReadable(page))
    expect(await page.locator('main').evaluate(findOutside), path).toEqual([])
  }
})

/** Table cells whose text is wider than they are, and those outside the window. */
function findOutside(root: Element): string[] {
  return [...root.querySelectorAll('th, td')]
    .filter((cell) => cell.checkVisibility())
    .filter(
      (cell) =>
        cell.scrollWidth > cell.clientWidth + 1 ||
        cell.getBoundingClientRect().right > window.innerWidth,
    )
    .map((cell) => cell.textContent)
}
