import { ANY_SIZE, expect, ONLY_PHONE, type Page, stillMotion, test } from '../../e2e/base.ts'
import { expectEstimate, formOf } from '../../e2e/estimator-steps.ts'
import { estimatePrice } from '../../../src/features/estimator/pricing.ts'
import { formatDollars } from '../../../src/shared/money.ts'

// How much of the results is visible, and how they respond to a change.

test.beforeEach(({ page }) => stillMotion(page))

const five = (level: string) => Array(5).fill(level).join(',')
const ALL = 'w2=5&1099=1&investments=1&dependents=10&student-loan=1&itemized=1&local=1'
const LONGEST = `type=family&${ALL}&business=${five('over5k')}&farm=${five('over10k')}&rental=${five('over10k')}`
/** Texts about gaps and about another return type. */
const GAPS = `type=simple&w2=5&investments=1&dependents=10&business=over5k,over5k,over5k,none,none&farm=${five('none')}&rental=none,none,none,none&local=1`

const total = (page: Page) => page.getByRole('row', { name: /^(Total|So far)/ })

const colorOfPanel = (page: Page) =>
  page
    .getByRole('heading', { name: /^(Your price with us|Not a full estimate)/ })
    .evaluate((heading) => {
      const ground = heading.closest('.result-panel')
      return ground && getComputedStyle(ground).backgroundColor
    })

test('the total is visible at 1280 by 800, only savings on a whole return are celebrated, and both bars have one scale (R106, R144, D1)', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/#estimate?v=1&type=business')
  await expectEstimate(page, 'type=business')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your estimate')
  await expect(total(page)).toBeInViewport({ ratio: 1 })
  const plain = await colorOfPanel(page)
  const expectPanel = async (answers: string) => {
    await expectEstimate(page, answers)
    const isSaving = estimatePrice(formOf(answers)).savings > 0
    expect((await colorOfPanel(page)) !== plain, answers).toBe(isSaving)
  }
  // A click, since the question goes with its answer.
  await page.getByRole('radio', { name: 'Over $5,000' }).click()
  await expectPanel('type=business&business=over5k')
  await expect(total(page)).toBeInViewport({ ratio: 1 })

  // Only one price has four digits.
  const answers = `type=complex&farm=${five('under10k')}`
  await page.goto(`/#estimate?v=1&${answers}`)
  await expectPanel(answers)
  const ends = await page
    .locator('.result-bars .bar')
    .evaluateAll((bars) =>
      bars.map((bar) => Math.round(bar.lastElementChild?.getBoundingClientRect().right ?? 0)),
    )
  expect(ends[0]).toBe(ends[1])
})

test('wide screens fold no line and show the total of the longest bill (R106)', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/#estimate?v=1&${LONGEST}`)
  await expectEstimate(page, LONGEST)
  await expect(total(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'more lines' })).toBeHidden()
  await expect(page.getByRole('rowheader', { name: /^Rental 5/ })).toBeVisible()
})

/** The results may be no higher on a phone, in pixels. */
const MAX_HEIGHT = 1500
const heightOf = async (page: Page) =>
  (await page.locator('#estimate').boundingBox())?.height ?? Infinity

async function expectFingerSize(page: Page): Promise<void> {
  const heights = await page
    .getByRole('button', { name: /^Change: / })
    .filter({ visible: true })
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button, '::after').height))
  expect(heights.length).toBeGreaterThan(1)
  for (const height of heights) expect(parseFloat(height)).toBeGreaterThanOrEqual(44)
}

test('the longest bill folds on a phone, adds up and can be changed line by line', {
  tag: ONLY_PHONE,
}, async ({ page }) => {
  await page.goto(`/#estimate?v=1&${LONGEST}`)
  await expectEstimate(page, LONGEST)
  expect(await heightOf(page)).toBeLessThanOrEqual(MAX_HEIGHT)
  await expectFingerSize(page)
  const bill = page.getByRole('table', { name: /^Every charged line/ })
  const amounts = async () => {
    const cells = await bill.locator('tr:visible > .us').allTextContents()
    return cells.map((text) => Number(text.replace(/\D/g, '')))
  }
  const [, ...folded] = await amounts()
  const total = folded.pop()
  expect(folded.length).toBeLessThan(6)
  expect(folded.reduce((sum, amount) => sum + amount)).toBe(total)

  const fold = bill.getByRole('button', { name: 'more lines' })
  const rental = bill.getByRole('button', { name: /^Change: Rental 4/ })
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await expect(rental).toBeHidden()
  await fold.press('Enter')
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await rental.press('Enter')
  const heading = bill.getByRole('heading', { name: 'Do you rent out property?' })
  await expect(heading).toBeFocused()
  await bill.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(rental).toBeFocused()
  await rental.press('Enter')
  await fold.press('Enter')
  await expect(heading).toBeHidden()
  await expect(rental).toBeHidden()
  expect((await amounts()).slice(1)).toEqual([...folded, total])

  await page.emulateMedia({ media: 'print' })
  await expect(fold).toBeHidden()
  await expect(bill.getByRole('rowheader', { name: /^Rental 4/ })).toBeVisible()
})

test('the results with gaps and another type offered stay short on a phone, and an added line is focused', {
  tag: ONLY_PHONE,
}, async ({ page }) => {
  await page.goto(`/#estimate?v=1&${GAPS}`)
  await expectEstimate(page, GAPS)
  expect(await heightOf(page)).toBeLessThanOrEqual(MAX_HEIGHT)
  await page.getByText('Not on this return').tap()
  await page.getByRole('button', { name: 'Add 1099 income' }).tap()
  await expect(page.getByRole('button', { name: 'Change: 1099 income' })).toBeFocused()
})

const firm = (answers: string) => formatDollars(estimatePrice(formOf(answers)).dresdenPrice)

test('a changed amount is tinted briefly, unless motion is reduced', { tag: ANY_SIZE }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('animationstart', ({ animationName, target }) => {
      if (animationName !== 'changed') return
      const { dataset } = document.body
      dataset.tinted = `${dataset.tinted ?? ''} ${(target as Element).textContent}`
    })
  })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/#estimate?v=1&type=simple')
  await page.getByRole('button', { name: 'Change: Simple return' }).click()
  const answer = page.getByRole('checkbox', { name: 'I have 1099 income' })
  const tinted = () => page.evaluate(() => document.body.dataset.tinted ?? '')
  expect(await tinted()).toBe('')
  await answer.click()
  await expectEstimate(page, 'type=simple&1099=1')
  await expect.poll(tinted).toContain(firm('type=simple&1099=1'))
  await stillMotion(page)
  await answer.click()
  await expectEstimate(page, 'type=simple')
  expect(await tinted()).not.toContain(firm('type=simple'))
})
