import { site } from '../../../src/config/site.ts'
import { expect, type Page, stillMotion, test } from '../../e2e/base.ts'
import { continueFrom, chooseReturn } from '../../e2e/estimator-steps.ts'
import { pagePaths } from '../../e2e/pages.ts'
import { openResults } from '../../e2e/states/estimator-states.ts'
import { OFFICE_STATES } from '../../e2e/states/office-states.ts'
import { TOOL_STATES } from '../../e2e/states/tool-states.ts'
import { expectReadable, expectUncovered, findOutside, layOutAll, setTextSize } from './readable.ts'

/** Every page, the wizard and the tools on phones of any width, with larger text and with wider spacing. */

// Styles that visitors set themselves, in a browser extension or a style sheet of their own.
const TWICE_THE_SIZE = 'html { font-size: 200% !important }'
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

const RESULTS = [
  'v=1&type=simple',
  'v=1&type=family&dependents=5&business=over5k,under2k,none&local=1',
  'v=1&type=business&business=over5k',
]

type Look = (page: Page) => Promise<void>

test.beforeEach(({ page }) => stillMotion(page))

/** The page scrolls one way only, below the firm's or the desk's name and above a bar that leaves room for it. */
async function expectSmallBars(page: Page): Promise<void> {
  const [scrollWidth, clientWidth] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect.soft(scrollWidth).toBeLessThanOrEqual(clientWidth)
  const name =
    new URL(page.url()).pathname === '/office'
      ? page.getByRole('heading', { name: 'Office desk' })
      : page.getByRole('banner').getByText(site.mark.name)
  await expect.soft(name).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Quick' })
  if (!(await bar.isVisible())) return
  expect.soft((await bar.boundingBox())?.height).toBeLessThanOrEqual(120)
}

/** Adds a test of each kind of page or state for one way to look at it. */
function lookEverywhere(name: string, look: Look): void {
  test(`every page: ${name}`, async ({ page }) => {
    const paths = pagePaths()
    test.setTimeout(paths.length * 20_000)
    for (const path of paths) {
      await page.goto(path)
      await test.step(path, () => look(page))
    }
  })

  test(`the wizard and its results: ${name}`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.goto('/')
    await chooseReturn(page, 'Complex')
    for (let step = 1; step <= 7; step++) {
      if (step > 1) await continueFrom(page, step - 1, step)
      if (step >= 4 && step <= 6) await page.getByRole('radio', { name: /^Yes/ }).check()
      await test.step(`step ${step}`, () => look(page))
    }
    for (const answers of RESULTS) {
      await openResults(page, answers)
      await test.step(answers, () => look(page))
    }
  })

  test(`the tools with answers: ${name}`, async ({ page, isMobile }) => {
    test.setTimeout(180_000)
    // Those of the news and the refund stop the clock or the network, and a printed one leaves the page as paper.
    for (const { open, name: state } of TOOL_STATES.filter(
      (tool) => !/^(?:news|refund)|printed$/.test(tool.name),
    )) {
      await open(page, isMobile)
      await test.step(state, () => look(page))
      await page.evaluate(() => sessionStorage.clear())
    }
  })

  for (const { open, name: state } of OFFICE_STATES.filter((one) => one.name.startsWith('desk'))) {
    test(`${state}: ${name}`, async ({ page, isMobile }) => {
      await open(page, isMobile)
      await look(page)
    })
  }
}

lookEverywhere('nothing scrolls sideways from 320 to 430 pixels (R155, R238)', async (page) => {
  await layOutAll(page)
  const tooWide: number[] = []
  for (let width = 320; width <= 430; width++) {
    await page.setViewportSize({ width, height: 844 })
    const isScrolling = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    if (isScrolling) tooWide.push(width)
    if (width % 10 === 0) expect.soft(await page.evaluate(findOutside), `${width}`).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  expect.soft(tooWide).toEqual([])
})

lookEverywhere('text of twice the size fits (R155, R238, 1.4.4)', async (page) => {
  const devtools = await page.context().newCDPSession(page)
  await setTextSize(devtools, 32)
  await expectReadable(page)
  await expectSmallBars(page)
  await setTextSize(devtools, 16)
})

lookEverywhere('WCAG’s text spacing covers nothing (R238, 1.4.12)', async (page) => {
  const style = await page.addStyleTag({ content: TEXT_SPACING })
  await expectUncovered(page)
  await style.evaluate((element) => element.parentElement?.removeChild(element))
})

test('text of 130% fits where it once was too wide (1.4.4)', async ({ page }) => {
  await setTextSize(await page.context().newCDPSession(page), 21)
  for (const path of ['/', '/pricing', '/schedule']) {
    await page.goto(path)
    await test.step(path, () => expectReadable(page))
  }
})

test('the results fit a style that doubles the text (R155, R238)', async ({ page }) => {
  await openResults(page, 'v=1&type=simple')
  await page.addStyleTag({ content: TWICE_THE_SIZE })
  await expect.poll(() => page.locator('.results').evaluate(findCutCells)).toEqual([])
})

/** Table cells whose text is wider than they are, and those outside the window. */
function findCutCells(root: Element): string[] {
  return [...root.querySelectorAll('th, td')]
    .filter((cell) => cell.checkVisibility())
    .filter(
      (cell) =>
        cell.scrollWidth > cell.clientWidth + 1 ||
        cell.getBoundingClientRect().right > window.innerWidth,
    )
    .map((cell) => cell.textContent)
}
