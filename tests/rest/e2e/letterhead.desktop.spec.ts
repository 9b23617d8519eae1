import { site } from '../../../src/config/site.ts'
import { expect, type Page, stillMotion, test } from '../../e2e/base.ts'
import { openDesk } from '../../e2e/office-steps.ts'
import { OFFICE_STATES } from '../../e2e/states/office-states.ts'
import type { State } from '../../e2e/states/state.ts'
import { TOOL_STATES } from '../../e2e/states/tool-states.ts'
import { lookAtEach } from './faults.ts'

const PATHS = [
  '/pricing',
  '/services/payroll',
  '/industries/oil-and-gas',
  '/about-us',
  '/contact',
  '/news/new-deductions-2025-2026',
  '/resources/deadlines',
  '/resources/property-taxes',
  '/resources/tax-payment-center',
]

const FILLED_IN = [
  'checklist-half',
  'refund-answer',
  'estimated-taxes-answer',
  'business-taxes-answer',
  'deadlines-month',
  'booking-confirmed',
  'account-signed-in',
]

const PRINTED: readonly Pick<State, 'name' | 'open'>[] = [
  ...[...OFFICE_STATES, ...TOOL_STATES].filter(({ name }) => FILLED_IN.includes(name)),
  {
    name: 'the estimate',
    open: async (page) => {
      await page.goto('/#estimate?v=1&type=complex&1099=1')
      await expect(page.getByRole('heading', { name: 'Your estimate' })).toBeVisible()
    },
  },
  { name: 'the office’s days', open: (page) => openDesk(page) },
]

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await stillMotion(page)
})

test('every kind of page prints with one letterhead and light colors', async ({ page }) => {
  await lookAtEach(page, PATHS, async () => {
    await expectGoodPrint(page)
    await page.emulateMedia({ media: 'screen' })
  })
})

for (const { name, open } of PRINTED) {
  test(`${name}: a dark page prints with one letterhead and light colors`, async ({ page }) => {
    await open(page, false)
    await expectGoodPrint(page)
  })
}

test('a calculated tax prints with one letterhead and light colors, but the parts of a dollar in theirs', async ({
  page,
}) => {
  await TOOL_STATES.find(({ name }) => name === 'calculator-owed-and-math')?.open(page, false)
  await expectGoodPrint(page)
  const kept = page.locator('figure [data-part="kept"]').first()
  await expect(kept).toHaveCSS('background-color', 'rgb(22, 82, 64)')
  await expect(kept).toHaveCSS('print-color-adjust', 'exact')
})

async function expectGoodPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  const letterhead = page.getByText(`${site.name}, ${site.address.street}`)
  await expect(letterhead).toHaveCount(1)
  await expect(letterhead).toBeVisible()
  await expect(letterhead).toContainText(site.phone.display)
  await expect(letterhead).toContainText(/20\d\d$/)
  expect(await page.evaluate(findPoorPrint)).toEqual([])
}

/** Texts in a color too light for white paper, and boxes with a background too dark for black ink. */
function findPoorPrint(): string[] {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? []
    return 1 - alpha + (alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue)) / 255
  }
  return [...document.querySelectorAll<HTMLElement>('body, body *')].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return []
    const { color, backgroundColor, printColorAdjust } = getComputedStyle(element)
    const text = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim())
      .join('')
    const isFaint = text !== '' && luminance(color) > 0.5
    const isDark = printColorAdjust !== 'exact' && luminance(backgroundColor) < 0.7
    return isFaint || isDark ? [`${element.className}: ${text} ${color} ${backgroundColor}`] : []
  })
}
