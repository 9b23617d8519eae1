import { expect, type Page, stillMotion, test } from '../../e2e/base.ts'

const LONG_PAGES = [
  '/',
  '/contact',
  '/resources/tax-calculator',
  '/resources/tax-prep-checklist',
  // The column beside its text is taller than the window.
  '/privacy',
]
/** More than on the longest page. */
const MAX_STOPS = 400

type Stop = { name: string; isSeen: boolean } | null

test.beforeEach(({ page }) => stillMotion(page))

// Header and footer are the same on every page, so the home page has them for all.
test('the focused element is never hidden behind the header or the bar (2.4.11) (R47, R238)', async ({
  page,
}) => {
  test.setTimeout(150_000)
  for (const path of LONG_PAGES) {
    await page.goto(path)
    const stops = await tabThrough(page, path === '/' ? 'html' : '#main')
    expect(stops.length, path).toBeGreaterThan(10)
    expect(
      stops.filter(({ isSeen }) => !isSeen).map(({ name }) => name),
      path,
    ).toEqual([])
  }
})

/**
 * Every element the Tab key reaches in a part of the page, until the focus leaves it, and then back from the end.
 * @param part a selector
 */
async function tabThrough(page: Page, part: string): Promise<NonNullable<Stop>[]> {
  const stops: NonNullable<Stop>[] = []
  // As the skip link does.
  if (part === '#main') await page.locator(part).focus()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let count = 0; count < MAX_STOPS; count++) {
      await page.keyboard.press(key)
      const stop = await page.evaluate(describeFocus, part)
      if (stop === null) break
      stops.push(stop)
    }
  }
  return stops
}

/** Null if nothing in the part is focused. For a field that its label replaces visually, the label's box. */
function describeFocus(part: string): Stop {
  const focused = document.activeElement
  if (focused === document.body || !focused?.closest(part)) return null
  const shown = focused.closest('label') ?? focused
  const parts = [0.02, 0.25, 0.5, 0.75, 0.98]
  const isSeen = [...shown.getClientRects()].some((rect) =>
    parts.some((x) =>
      parts.some((y) => {
        const top = document.elementFromPoint(
          rect.left + x * rect.width,
          rect.top + y * rect.height,
        )
        return top !== null && (shown.contains(top) || top.contains(shown))
      }),
    ),
  )
  const { top, bottom } = shown.getBoundingClientRect()
  const text = focused.getAttribute('aria-label') ?? focused.textContent ?? ''
  return { name: `${focused.tagName} ${text.slice(0, 40)} at ${top} to ${bottom}`, isSeen }
}
