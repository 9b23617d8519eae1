import { priceReturn } from '../../src/features/estimator/pricing.ts'
import { describeResult } from '../../src/features/estimator/result-text.ts'
import { ANY_SIZE, checkAccessibility, expect, stillMotion, test, useTheme } from './base.ts'
import {
  calculate,
  chooseReturn,
  continueFrom,
  continueTo,
  expectEstimate,
  formOf,
} from './estimator-steps.ts'

test.beforeEach(({ page }) => stillMotion(page))

const item = (name: string) => ({ name, exact: true })

test('a complex return with 4 W-2s, 1099, investments and a local return shows its estimate (R104, R106, R136)', async ({
  page,
}) => {
  await page.goto('/')
  await chooseReturn(page, 'Complex')
  await continueTo(page, 2)
  await page.getByRole('combobox', { name: /Number of W-2s/ }).click()
  await page.getByRole('option', item('4')).click()
  await page.getByLabel('I have 1099 income').check()
  await page.getByLabel('I have investment income').check()
  await continueFrom(page, 2, 7)
  await page.getByLabel('A local return').check()
  await calculate(page)
  await expectEstimate(page, 'type=complex&w2=4&1099=1&investments=1&local=1')
})

test('a higher price is stated plainly, in every size and theme (R106, R138, R144)', async ({
  page,
}) => {
  const answers = 'type=business&business=over5k'
  const priced = priceReturn(formOf(answers))
  test.skip(priced.estimate.savings >= 0, 'the price list does not make it more expensive')
  await useTheme(page, 'dark')
  await page.goto('/')
  await chooseReturn(page, 'Business')
  await continueFrom(page, 1, 4)
  await expect(page.getByRole('radio', { name: 'Yes, I have a business' })).toBeChecked()
  await page.getByRole('radio', { name: 'Over $5,000' }).check()
  await continueFrom(page, 4, 7)
  await calculate(page)
  await expectEstimate(page, answers)
  const result = describeResult(priced)
  if (result.missing !== undefined || result.reason === null)
    throw new Error('no line is more expensive')
  await expect(page.getByText(result.reason)).toBeVisible()
  const claims = page.getByText(/you would pay|you save|over \$100/i)
  await expect(claims.filter({ visible: true })).toHaveCount(0)
  await expect(page.getByText('What comes with it')).toBeVisible()
  await checkAccessibility(page)
})

test('a reload and the browser’s Back and Forward keep the step and the answers', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.goto('/')
  await chooseReturn(page, 'Family')
  await continueFrom(page, 1, 3)
  await page.getByRole('spinbutton', { name: 'Number of dependents' }).fill('2')
  await page.reload()
  await expect(page.getByText('Step 3 of 7')).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: 'Number of dependents' })).toHaveValue('2')

  await page.goBack()
  await expect(page.getByText('Step 2 of 7')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Step 1 of 7')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Family/ })).toBeChecked()
  await page.goForward()
  await page.goForward()
  await expect(page.getByText('Step 3 of 7')).toBeVisible()
  await continueFrom(page, 3, 7)
  await calculate(page)
  await page.goBack()
  await expect(page.getByText('Step 7 of 7')).toBeVisible()
  await page.goForward()
  await expectEstimate(page, 'type=family&dependents=2')
  await page.reload()
  await expectEstimate(page, 'type=family&dependents=2')
})

test('a changed answer in the results updates the price', async ({ page }) => {
  await page.goto('/#estimate?v=1&type=simple')
  await expectEstimate(page, 'type=simple')
  await page.getByRole('button', { name: 'Change: Simple return' }).click()
  await page.getByLabel('I have 1099 income').check()
  await expectEstimate(page, 'type=simple&1099=1')
  await chooseReturn(page, 'Complex')
  await expectEstimate(page, 'type=complex&1099=1')
  await page.reload()
  await expectEstimate(page, 'type=complex&1099=1')
})
