import { site } from '../../../src/config/site.ts'
import { checkBothThemes } from '../../e2e/axe.ts'
import {
  ANY_SIZE,
  checkAccessibility,
  expect,
  expectNoSidewaysScroll,
  ONLY_PHONE,
  stillMotion,
  test,
  useTheme,
} from '../../e2e/base.ts'
import { CALCULATOR, enterFamily, expectRefund, result } from '../../e2e/calculator-steps.ts'
import { readPdf } from './pdf-lines.ts'

test.beforeEach(({ page }) => stillMotion(page))

test('fields, groups and lines work by keyboard alone', { tag: ANY_SIZE }, async ({ page }) => {
  await page.goto(CALCULATOR)
  await page.getByRole('textbox', { name: 'Wages' }).focus()
  await page.keyboard.type('50000')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Federal tax withheld' })).toBeFocused()
  await page.keyboard.type('5000')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: /Filing status/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('spinbutton', { name: 'Children under 17' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const age = page.getByRole('textbox', { name: 'Age at the end of the year' })
  await expect(age).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(age).toBeFocused()
  await page.keyboard.type('66')
  await expectRefund(page, '$2,146')
  const math = result(page).locator('summary').filter({ hasText: 'Show the math' })
  await math.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Federal return' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Wages of everyone on the return')).toBeVisible()
})

test('six-digit amounts fit on the narrowest phone', { tag: ONLY_PHONE }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto(CALCULATOR)
  await page.getByRole('textbox', { name: 'Wages' }).fill('850000')
  await expect(
    page.getByRole('listitem').filter({ hasText: '37% bracket, over $640,600' }),
  ).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('the printout shows the answers and every line, but no form', { tag: ANY_SIZE }, async ({
  page,
}) => {
  await page.goto(CALCULATOR)
  await enterFamily(page)
  await expectRefund(page, '$1,550')
  const { texts } = await readPdf(await page.pdf({ format: 'Letter' }))
  expect(texts.map(({ text }) => text).join(' '), 'the last line of the math').toContain(
    'Total tax less payments',
  )

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Your answers' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Your wages $52,306' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your wages' })).toBeHidden()
  await expect(result(page).getByText('By filing status', { exact: false })).toBeVisible()
  await expect(page.getByText(`${site.address.street}, ${site.address.city}`).first()).toBeVisible()
})

test('the wages slider works by keyboard and its chart shows cliffs', { tag: ANY_SIZE }, async ({
  page,
}) => {
  await useTheme(page, 'light')
  const plan = 'marketplacePremiums=12000&benchmarkPremium=12000&advancePremiumCredit=6000'
  await page.goto(`${CALCULATOR}#calculator?v=1&taxYear=2026&wages=60000&age=60&${plan}`)
  await page.getByText('What if I earned or saved more?').click()
  const slider = page.getByRole('slider', { name: 'More wages' })
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(result(page).getByText(/^\$0 more in wages cost \$0 of tax/)).toBeVisible()
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowRight')
  // Over 400% of the poverty line: the credit is gone and the advance payments are repaid.
  await expect(result(page).getByText(/you end up with \$[\d,]+ less than before/)).toBeVisible()
  await expect(page.getByRole('img', { name: /^Chart: Tax on the next dollar/ })).toBeVisible()
  await expect(
    result(page)
      .getByText(/Premium tax credit shrinks or ends/)
      .last(),
  ).toBeVisible()
  await page.getByText('The same in figures').click()
  await expect(page.getByRole('table', { name: /^Tax on each dollar/ })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await checkBothThemes(page)
  await expectNoSidewaysScroll(page)
})

test('the depreciation worksheet fills in profit and the Ohio add-back', { tag: ANY_SIZE }, async ({
  page,
}) => {
  await page.goto(`${CALCULATOR}#calculator?v=1&taxYear=2026&farm=30000`)
  await page.getByText('Business, farm, tips, overtime').click()
  await page.getByRole('button', { name: 'Work out depreciation' }).click()
  await page.getByRole('textbox', { name: 'Cost' }).fill('20000')
  await page.getByRole('button', { name: 'Use in the calculator' }).click()
  await expect(page.getByText('Profit and Ohio add-back are filled in.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Farm profit or loss', exact: true })).toHaveValue(
    '10,000',
  )
  await page.evaluate(() => scrollTo(0, 0))
  await checkAccessibility(page)
  await expectNoSidewaysScroll(page)
})

test('wages and withholding are side by side on the first screen, and every row’s inputs are on one line', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.goto(`${CALCULATOR}#calculator?v=1&wages=&villageRate=1`)
  const wages = page.getByRole('textbox', { name: 'Wages', exact: true })
  const withheld = page.getByRole('textbox', { name: 'Federal tax withheld' })
  await expect(wages).toBeInViewport({ ratio: 1 })
  await expect(withheld).toBeInViewport({ ratio: 1 })
  expect((await wages.boundingBox())?.y).toBe((await withheld.boundingBox())?.y)

  // A group grows once its fields have loaded, and moves the next one.
  for (const [group, field] of [
    ['Interest, gains, pensions, rent', 'Long-term gain or loss'],
    ['Ohio deductions and additions', 'Paid into Ohio’s 529 plan'],
  ] as const) {
    await page.locator('summary').filter({ hasText: group }).click()
    await expect(page.getByRole('textbox', { name: field })).toBeVisible()
  }
  const rows = await page.locator('.has-lines').evaluateAll((cells) => {
    const topOf = (element: Element | null) => Math.round(element?.getBoundingClientRect().top ?? 0)
    const inputs = new Map<number, Set<number>>()
    for (const cell of cells) {
      const row = inputs.get(topOf(cell)) ?? new Set()
      inputs.set(topOf(cell), row.add(topOf(cell.querySelector('input'))))
    }
    return [...inputs.values()].map(({ size }) => size)
  })
  expect(rows.length).toBeGreaterThan(10)
  expect(new Set(rows)).toEqual(new Set([1]))
})
