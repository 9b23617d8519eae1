import type { CDPSession } from '@playwright/test'
import { checkContrast, switchTheme } from '../../e2e/axe.ts'
import {
  expect,
  expectNoSidewaysScroll,
  type Page,
  stillMotion,
  test,
  useTheme,
} from '../../e2e/base.ts'
import { checkFocusRings } from '../../e2e/focus-ring.ts'
import { checkPage, ownPart } from '../../e2e/page-checks.ts'
import { pagePaths } from '../../e2e/pages.ts'
import { giveNotch, removeNotch, textUnderNotch, TURNED } from './notch.ts'
import { expectReadable, freeShare, setTextSize } from './readable.ts'

/** The size of a 1280 × 1024 window at 400% zoom. */
const ZOOMED = { width: 320, height: 256 }
/** The minimum share of a low window that the page itself must keep. */
const MIN_FREE = 0.6

/** One visit to every page at 1280, and then in windows that most visitors never have. */

const paths = pagePaths()
const folderOf = (path: string) => /^\/\w+(?=\/)/.exec(path)?.[0]
const folders = [...new Set(paths.map(folderOf))]
const sectionOf = (path: string) => folderOf(path) ?? (folders.includes(path) ? path : undefined)

/** Pages that differ only in their texts: those checked for more than room, each with another kind of example. */
const ALIKE = /^\/(?:services|industries)\/./
const CHECKED = [
  '/services/personal-tax',
  '/services/business-tax',
  '/industries/construction',
  '/industries/healthcare',
  '/industries/retail',
]

// One test for a section: the browser keeps what its pages share.
for (const section of folders) {
  const pages = paths.filter((path) => sectionOf(path) === section)
  const name = section ? `every page in ${section}` : 'every page outside the sections'
  test(`${name} opens at 1280, and is readable at twice the text size, at 400% zoom, in the other theme and beside a notch (1.4.4)`, async ({
    page,
  }) => {
    test.setTimeout(pages.length * 30_000)
    await stillMotion(page)
    await useTheme(page, 'light')
    const devtools = await page.context().newCDPSession(page)
    for (const path of pages) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1280, height: 800 })
        const isChecked = !ALIKE.test(path) || CHECKED.includes(path)
        if (isChecked) await checkPage(page, path)
        else await page.goto(path)
        // The week of opening hours marks today later than the rest of the page hydrates.
        if (path === '/contact') await expect(page.locator('.place-week small')).toHaveCount(7)
        await checkRoom(page, devtools)
        if (isChecked) await checkDark(page, path)
        if (isChecked) await checkNotch(page, devtools)
      })
    }
  })
}

/** Whether texts fit large windows, large letters and small windows. */
async function checkRoom(page: Page, devtools: CDPSession): Promise<void> {
  await expectNoSidewaysScroll(page)
  await setTextSize(devtools, 32)
  await test.step('twice the text size at 1280', () => expectReadable(page))
  await page.setViewportSize({ width: 390, height: 844 })
  await test.step('twice the text size at 390', () => expectReadable(page))
  await setTextSize(devtools, 16)
  await page.setViewportSize(ZOOMED)
  await test.step('400% zoom', async () => {
    await expectReadable(page)
    expect.soft(await freeShare(page)).toBeGreaterThan(MIN_FREE)
  })
}

/** pages.phone.spec.ts has the dark theme on a phone. */
async function checkDark(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 844 })
  await test.step('colors of the dark theme at 1280', async () => {
    await switchTheme(page, 'dark')
    await checkContrast(page, ownPart(path))
    await checkFocusRings(page, ownPart(path))
  })
}

async function checkNotch(page: Page, devtools: CDPSession): Promise<void> {
  await page.setViewportSize(TURNED)
  await giveNotch(devtools)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.keyboard.press('Tab')
  await test.step('a notch', () => expect.poll(() => textUnderNotch(page)).toEqual([]))
  await removeNotch(devtools)
}
