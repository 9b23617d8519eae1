import { expect, holdRequests, stillMotion, test } from '../../e2e/base.ts'
import { calculate, continueFrom } from '../../e2e/estimator-steps.ts'

test('the first screen has a short header, headline and estimator, whose first choice brings Continue into view (R38)', async ({
  page,
}) => {
  // Else the card may still be scrolling when the next choice is made.
  await stillMotion(page)
  await page.goto('/')
  await test.step('the header has only the logo, Upload Docs and the phone number', async () => {
    const header = page.getByRole('banner')
    await expect(header.getByRole('link').filter({ visible: true })).toHaveCount(3)
    await expect(header.getByRole('button').filter({ visible: true })).toHaveCount(0)
  })
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('heading', { name: 'Estimate your cost' }),
    page.getByRole('radio', { name: /^Simple/ }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 })
  }

  const next = page.getByRole('button', { name: 'Continue' })
  await expect(next).not.toBeInViewport()
  await page.getByRole('radio', { name: /^Simple/ }).check()
  await expect(next).toBeInViewport({ ratio: 1 })
  const card = page.getByRole('region', { name: 'Estimate your cost' })
  await expect.poll(async () => Math.round((await card.boundingBox())?.y ?? 0)).toBeLessThan(70)

  // Later choices move nothing.
  await page.evaluate(() => window.scrollBy({ top: -200, behavior: 'instant' }))
  const before = await page.evaluate(() => window.scrollY)
  await page.getByRole('radio', { name: /^Complex/ }).check()
  await expect(page.getByRole('radio', { name: /^Complex/ })).toBeChecked()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('a tap on a menu group opens it and selects no text, and Escape closes the menu', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByText('Services', { exact: true }).tap()
  await expect(menu.getByRole('link', { name: 'Payroll', exact: true })).toBeVisible()
  expect(await page.evaluate(() => getSelection()?.type)).toBe('None')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('a menu group moves the focus in and back by keyboard', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.locator('summary', { hasText: 'About' }).press('Enter')
  const row = menu.getByRole('button', { name: 'Industries Served' })
  for (const leave of ['Enter', 'Escape']) {
    await row.press('Enter')
    const back = menu.getByRole('button', { name: 'Back to menu' })
    await expect(back).toBeFocused()
    await back.press(leave)
    await expect(row).toBeFocused()
  }
  await row.press('Enter')
  await menu.getByRole('link', { name: 'Healthcare' }).press('Enter')
  await expect(page).toHaveURL('/industries/healthcare')
  await expect(menu).toBeHidden()
  // The new page is focused (R31).
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the menu keeps the wizard’s step and the scroll position', async ({ page }) => {
  // The router then reports the wizard's history entries late.
  const release = await holdRequests(page, /\/(home-sections|blog-highlights|last-section)-/)
  await page.goto('/#estimate')
  await page.getByText('Family', { exact: true }).tap()
  await continueFrom(page, 1, 3)
  const top = () => page.evaluate(() => window.scrollY)
  const before = await top()
  await page.getByRole('button', { name: 'Menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page.getByText('Step 3 of 7')).toBeVisible()
  expect(await top()).toBe(before)
  release()
  await page.goBack()
  await expect(page.getByText('Step 2 of 7')).toBeVisible()
})

test('results take the place of the hero’s text and stats, and a focused step or result is on screen (R69, R108, R152)', async ({
  page,
}) => {
  await page.goto('/#estimate?v=1&type=simple')
  await expect(page.getByRole('heading', { name: 'Your estimate' })).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your estimate')
  await expect(page.getByText('returns per year', { exact: true })).toBeHidden()
  const width = page.viewportSize()?.width ?? 0
  const box = await page.getByRole('region', { name: 'Estimate your cost' }).boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(width - 20)

  await page.setViewportSize({ width: 375, height: 560 })
  await page.getByRole('button', { name: 'Back to Form' }).click()
  const focused = page.locator('#estimate :focus')
  await expect(focused).toHaveText('What kind of return is it?')
  await expect(page.getByText('returns per year', { exact: true })).toBeVisible()
  await expect(focused).toBeInViewport()
  await continueFrom(page, 1, 7)
  await calculate(page)
  // A copy of the hero fades outside of the page's content.
  const stats = page.locator('#main').getByText('returns per year', { exact: true })
  await expect(stats).toBeHidden()
  await expect(focused).toHaveText('Your estimate')
  await expect(focused).toBeInViewport()
})
