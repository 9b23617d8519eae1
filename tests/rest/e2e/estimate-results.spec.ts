import { ANY_SIZE, expect, ONLY_PHONE, stillMotion, test } from '../../e2e/base.ts'
import { expectEstimate, formOf } from '../../e2e/estimator-steps.ts'
import { estimatePrice } from '../../../src/features/estimator/pricing.ts'
import { formatDollars } from '../../../src/shared/money.ts'

// How much of the results is visible, and how they respond to a change.

test.beforeEach(({ page }) => stillMotion(page))

const CASES = {
  cheaper: 'type=family&dependents=1&state=0&local=1',
  'more expensive': 'type=business&business=over5k',
  'not priced': 'type=business',
}

const LONG =
  'type=family&w2=4&1099=1&investments=1&dependents=4&student-loan=1&itemized=1&business=over5k,over5k&farm=over10k&rental=over10k,under10k&local=1'

const five = (level: string) => Array(5).fill(level).join(',')
const ALL = 'w2=5&1099=1&investments=1&dependents=10&student-loan=1&itemized=1&local=1'
const LONGEST = `type=family&${ALL}&business=${five('over5k')}&farm=${five('over10k')}&rental=${five('over10k')}`

for (const [name, answers] of Object.entries({ ...CASES, long: LONG })) {
  test(`${name}: the total is visible at 1280 by 800 (R106)`, { tag: ANY_SIZE }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`/#estimate?v=1&${answers}`)
    await expectEstimate(page, answers)
    await expect(page.getByRole('row', { name: /^(Total|So far)/ })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your estimate')
  })
}

/** The tallest results: every line, with the texts about gaps and another return type. */
const TALL_CASES = {
  'the longest': LONGEST,
  'with gaps and another type offered': `type=simple&w2=5&investments=1&dependents=10&business=over5k,over5k,over5k,none,none&farm=${five('none')}&rental=none,none,none,none&local=1`,
}

for (const [name, answers] of Object.entries(TALL_CASES)) {
  test(`the results are at most 1,500 px high on a phone: ${name}`, {
    tag: ONLY_PHONE,
  }, async ({ page }) => {
    await page.goto(`/#estimate?v=1&${answers}`)
    await expectEstimate(page, answers)
    const { height } = (await page.locator('#estimate').boundingBox()) ?? { height: Infinity }
    expect(height).toBeLessThanOrEqual(1500)
  })
}

test('a long bill folds on a phone, adds up and can be changed line by line', {
  tag: ONLY_PHONE,
}, async ({ page }) => {
  await page.goto(`/#estimate?v=1&${LONGEST}`)
  await expectEstimate(page, LONGEST)
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

test('a line added to a folded bill appears and is focused', {
  tag: ONLY_PHONE,
}, async ({ page }) => {
  const answers = LONG.replace('&1099=1', '')
  await page.goto(`/#estimate?v=1&${answers}`)
  await expectEstimate(page, answers)
  await page.getByText('Not on this return').tap()
  await page.getByRole('button', { name: 'Add 1099 income' }).tap()
  await expect(page.getByRole('button', { name: 'Change: 1099 income' })).toBeFocused()
})

test('both bars are on one scale, if only one price has four digits', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  const answers = `type=complex&farm=${five('under10k')}`
  await page.goto(`/#estimate?v=1&${answers}`)
  await expectEstimate(page, answers)
  const ends = await page
    .locator('.result-bars .bar')
    .evaluateAll((bars) =>
      bars.map((bar) => Math.round(bar.lastElementChild?.getBoundingClientRect().right ?? 0)),
    )
  expect(ends[0]).toBe(ends[1])
})

test('the button that changes a line is as large as a finger', { tag: ONLY_PHONE }, async ({
  page,
}) => {
  await page.goto('/#estimate?v=1&type=simple')
  await expectEstimate(page, 'type=simple')
  const heights = await page
    .getByRole('button', { name: /^Change: / })
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button, '::after').height))
  expect(heights.length).toBeGreaterThan(1)
  for (const height of heights) expect(parseFloat(height)).toBeGreaterThanOrEqual(44)
})

test('wide screens fold no line', { tag: ANY_SIZE }, async ({ page }) => {
  await page.goto(`/#estimate?v=1&${LONGEST}`)
  await expectEstimate(page, LONGEST)
  await expect(page.getByRole('button', { name: 'more lines' })).toBeHidden()
  await expect(page.getByRole('rowheader', { name: /^Rental 5/ })).toBeVisible()
})

const firm = (answers: string) => formatDollars(estimatePrice(formOf(answers)).dresdenPrice)

test('a changed amount is tinted briefly, unless motion is reduced', async ({ page }) => {
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
