import { site } from '../../../src/config/site.ts'
import { switchTheme } from '../../e2e/axe.ts'
import {
  checkAccessibility,
  expect,
  expectNoSidewaysScroll,
  stillMotion,
  test,
  useTheme,
} from '../../e2e/base.ts'
import { freeShare } from './readable.ts'

const NAV = { name: 'Main' } as const
const MENUS = ['Services', 'Industries', 'Resources', 'Pricing', 'About']

test('the header fits one row with room for the account link, and the edge tab stays clear of the text', async ({
  page,
}) => {
  const accountWidth = 54
  await page.goto('/services')
  const logo = page.getByRole('banner').getByRole('link', { name: /home page/ })
  for (const width of [1100, 1160, 1200, 1279, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const left = await logo.boundingBox()
    const right = await page.getByRole('navigation', NAV).boundingBox()
    const room = (right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0)
    expect(room, `${width}`).toBeGreaterThan(accountWidth + 12)
    await expectNoSidewaysScroll(page)
  }
  const tab = page.getByRole('button', { name: 'Reach us' })
  for (const width of [768, 951, 952, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const column = await page.locator('main .wrap').first().boundingBox()
    const columnEnd = (column?.x ?? 0) + (column?.width ?? 0)
    expect((await tab.boundingBox())?.x, `at ${width}`).toBeGreaterThan(columnEnd + 4)
  }
})

test('the header stays in low windows and leaves the page room, with every row of its menus in reach (R33, D57)', async ({
  page,
}) => {
  await stillMotion(page)
  await page.goto('/services/payroll')
  const nav = page.getByRole('navigation', NAV)
  for (const [width, height] of [
    [320, 304],
    [667, 331],
    [768, 256],
    [844, 390],
    [1280, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await freeShare(page), `${width} × ${height}`).toBeGreaterThan(0.6)
    expect((await page.getByRole('banner').boundingBox())?.y, `${width} × ${height}`).toBe(0)
    if (width < 768) continue
    for (const name of MENUS) {
      await nav.getByRole('button', { name, exact: true }).click()
      if (name === 'About') await nav.getByRole('button', { name: 'Locations Served' }).click()
      const row = nav.getByRole('link').filter({ visible: true }).last()
      // Scrolls to it, and fails if anything else is in its place.
      await row.click({ trial: true })
      await expect(row).toBeInViewport({ ratio: 1 })
      // A second time for the menu, after its submenu.
      for (let count = 0; count < 2; count += 1) await page.keyboard.press('Escape')
    }
  }
})

test('About opens nested menus that fit the window, with towns in a new tab and Dresden here (R6, R44, R45)', async ({
  page,
}) => {
  await page.goto('/')
  const nav = page.getByRole('navigation', NAV)
  await nav.getByRole('button', { name: 'About' }).click()
  await nav.getByRole('button', { name: 'Industries Served' }).click()
  await expect(
    nav.getByRole('link', { name: 'Healthcare' }).filter({ visible: true }),
  ).toBeVisible()
  await nav.getByRole('button', { name: 'Locations Served' }).click()
  await expect(nav.getByRole('link', { name: 'Healthcare' }).filter({ visible: true })).toHaveCount(
    0,
  )
  const towns = nav.getByRole('link', { name: /opens in a new tab/ }).filter({ visible: true })
  await expect(towns).toHaveCount(site.towns.length)
  await expect(towns.first()).toHaveAttribute('target', '_blank')
  await expect(towns.first()).toHaveAttribute('rel', 'noopener noreferrer')
  const dresden = nav.getByRole('link', { name: /Dresden/ }).filter({ visible: true })
  await expect(dresden).toHaveAttribute('href', '/')
  await expect(dresden).not.toHaveAttribute('target', '_blank')
  const expectInWindow = async (width: number) => {
    const box = await towns.last().boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  }
  await expectInWindow(1280)
  await checkAccessibility(page)

  const about = nav.getByRole('button', { name: 'About' })
  await about.click()
  await expect(about).toHaveAttribute('aria-expanded', 'false')
  await page.setViewportSize({ width: 1110, height: 800 })
  await about.click()
  await nav.getByRole('button', { name: 'Locations Served' }).click()
  await expectInWindow(1110)
})

const HEADERS = [
  { width: 1280, tall: 85, compact: 61 },
  // The menus are in a separate row.
  { width: 800, tall: 101, compact: 95 },
]

test('the header shrinks after 20 px of scrolling and nothing below it moves (R33, R34)', async ({
  page,
}) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  const height = async () => (await header.boundingBox())?.height
  const title = page.getByRole('heading', { name: 'What we do' })
  const placeInPage = async () =>
    title.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
  const scrollTo = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  for (const { width, tall, compact } of HEADERS) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(height).toBeCloseTo(tall, 0)
      const before = await placeInPage()
      await scrollTo(20)
      await expect.poll(height).toBeCloseTo(tall, 0)
      await scrollTo(21)
      await expect.poll(height).toBeCloseTo(compact, 0)
      expect((await header.boundingBox())?.y).toBe(0)
      expect(await placeInPage()).toBeCloseTo(before, 0)
      await scrollTo(0)
      await expect.poll(height).toBeCloseTo(tall, 0)
    })
  }
})

test('Back closes the chat panel, and a link beside it adds one history entry', async ({
  page,
}) => {
  await page.goto('/terms')
  const panel = page.getByRole('dialog', { name: 'Reach us' })
  await page.getByRole('button', { name: 'Reach us' }).click()
  await expect(panel).toBeFocused()
  await page.goBack()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL('/terms')

  await page.getByRole('button', { name: 'Reach us' }).click()
  await expect(panel).toBeFocused()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /home page/ })
    .click()
  await expect(page).toHaveURL('/')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/terms')
  // The page is as it was.
  await expect(panel).toBeVisible()
  await page.goBack()
  await expect(panel).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test('the first screen shows headline, pitch, stats and the estimator, and the phone’s menu does not load (R2, R62-R64)', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => void requests.push(request.url()))
  await page.goto('/')
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    page.getByText(/^Save over \$\d+ compared with H&R Block/),
    page.getByText('100+ returns per year', { exact: true }),
    page.getByText('20+ years of experience', { exact: true }),
    page.getByText('first state and local returns', { exact: true }),
    page.getByRole('button', { name: 'Continue' }),
    page.getByText('Find out by estimating your cost', { exact: true }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 })
  }
  await page.evaluate(() => window.scrollBy(0, 1))
  await expect.poll(() => requests.some((url) => url.includes('home-sections'))).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(requests.filter((url) => url.includes('menu-sheet'))).toEqual([])
})

test('a fold has a hover color on any background, in both themes', async ({ page }) => {
  await useTheme(page, 'light')
  const expectShown = async (...names: string[]) => {
    for (const theme of ['light', 'dark'] as const) {
      await switchTheme(page, theme)
      for (const name of names) {
        const fold = page.locator('summary').filter({ hasText: new RegExp(`^\\s*${name}`) })
        await fold.hover()
        const { own, ground } = await fold.evaluate(findColors)
        expect(own, `${name}, ${theme}`).not.toBe('rgba(0, 0, 0, 0)')
        expect(own, `${name}, ${theme}`).not.toBe(ground)
      }
    }
  }
  await page.goto('/services/personal-tax')
  await expectShown('Is a bigger refund better')
  await page.goto('/resources/tax-calculator')
  await page.getByRole('textbox', { name: 'Wages' }).fill('50000')
  await expectShown('Deductions', 'Show the math')
})

/** An element's background, and the one behind it. */
function findColors(element: Element): { own: string; ground: string } {
  const colorOf = (part: Element) => getComputedStyle(part).backgroundColor
  let ground = element.parentElement
  while (ground && colorOf(ground) === 'rgba(0, 0, 0, 0)') ground = ground.parentElement
  return { own: colorOf(element), ground: ground ? colorOf(ground) : '' }
}
