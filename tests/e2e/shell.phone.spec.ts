import { checkAccessibility, expect, test, useTheme } from './base'
import { calculate, continueFrom } from './estimator-steps'

test('the header holds only the logo, Upload Docs and the phone number (R38)', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link').filter({ visible: true })).toHaveCount(3)
  await expect(header.getByRole('button').filter({ visible: true })).toHaveCount(0)
})

test('the first screen holds the headline and the start of the estimator', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { name: 'Estimate your cost' })).toBeInViewport({
    ratio: 1,
  })
  await expect(page.getByRole('radio', { name: /^Simple/ })).toBeInViewport({ ratio: 1 })
})

for (const theme of ['light', 'dark'] as const) {
  test(`the menu reaches every page, the theme and sign-in, ${theme} (R39)`, async ({ page }) => {
    await useTheme(page, theme)
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByText('Services', { exact: true }).tap()
    await expect(menu.getByRole('link', { name: 'Payroll', exact: true })).toBeVisible()
    await checkAccessibility(page)
    await menu.getByText('About', { exact: true }).tap()
    await menu.getByRole('button', { name: 'Locations Served' }).tap()
    await expect(menu.getByRole('link', { name: /Roseville/ })).toBeVisible()
    await menu.getByRole('button', { name: 'Back to menu' }).tap()
    // The About section is still open and has one too.
    await expect(menu.getByRole('link', { name: 'Sign in' })).toHaveCount(2)
    await menu.getByRole('radio', { name: theme === 'light' ? 'Dark' : 'Light' }).check()
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme',
      theme === 'light' ? 'dark' : 'light',
    )
    await menu.getByRole('button', { name: 'Close menu' }).tap()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  })
}

test('a tap on a part of the menu opens it and selects none of its words', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByText('Services', { exact: true }).tap()
  await expect(menu.getByRole('link', { name: 'Payroll', exact: true })).toBeVisible()
  expect(await page.evaluate(() => getSelection()?.type)).toBe('None')
})

test('by keyboard, a group of the menu takes the focus and gives it back', async ({ page }) => {
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
  // The new page takes it (R31).
  await expect(page.locator('#main')).toBeFocused()
})

test('Escape closes the menu', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).tap()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
})

test('Back closes the menu and keeps the page; a link in the menu leaves no entry behind', async ({
  page,
}) => {
  await page.goto('/terms')
  await page.getByRole('link', { name: 'Book', exact: true }).tap()
  await expect(page).toHaveURL('/schedule')
  // The page that arrives takes the focus.
  await expect(page.locator('#main')).toBeFocused()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const open = async () => {
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(menu).toBeVisible()
    await expect.poll(isDialogEntry).toBe(true)
  }
  const isDialogEntry = () => page.evaluate(() => window.history.state?.usr?.isDialog === true)
  const expectClosed = async (path: string) => {
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(path)
    await expect.poll(isDialogEntry).toBe(false)
  }

  await open()
  await page.goBack()
  await expectClosed('/schedule')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()

  await test.step('Forward opens nothing, and a reload with the menu open keeps the page', async () => {
    // Forward to the menu's entry, and from there back again by itself.
    const isBack = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let moves = 0
          window.addEventListener('popstate', () => {
            moves += 1
            if (moves === 2) resolve()
          })
        }),
    )
    await page.goForward()
    await isBack
    await expectClosed('/schedule')
    // The router follows the history a moment later.
    await page.waitForTimeout(300)
    await open()
    await page.reload()
    await expectClosed('/schedule')
  })

  await test.step('closed twice at once, it takes only its own entry and presses nothing below', async () => {
    const calls: string[] = []
    page.on('request', (request) => request.url().startsWith('tel:') && calls.push(request.url()))
    await open()
    await menu.getByRole('button', { name: 'Close menu' }).dblclick()
    expect(calls).toEqual([])
    await expectClosed('/schedule')
  })

  await open()
  await menu.getByRole('link', { name: 'Contact' }).first().tap()
  await expectClosed('/contact')
  // The page that arrives takes the focus.
  await expect(page.locator('#main')).toBeFocused()
  await page.goBack()
  await expectClosed('/schedule')

  await test.step('from the menu to the finder, one entry follows the other', async () => {
    await open()
    await menu.getByRole('button', { name: 'Find on this site' }).tap()
    const finder = page.getByRole('dialog', { name: 'Find on this site' })
    await expect(finder).toBeVisible()
    await expect.poll(isDialogEntry).toBe(true)
    await page.goBack()
    await expect(finder).toBeHidden()
    await expectClosed('/schedule')
  })

  await page.goBack()
  await expectClosed('/terms')
})

test('the menu leaves the wizard where it is, and the page where it was scrolled to', async ({
  page,
}) => {
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
  await page.goBack()
  await expect(page.getByText('Step 2 of 7')).toBeVisible()
})

test('the bar leads to the estimator and calls, and hides while a field has the focus', async ({
  page,
}) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Quick' })
  await expect(bar.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/)
  await bar.getByRole('link', { name: 'Estimate' }).tap()
  await expect(page.getByRole('heading', { name: 'Estimate your cost' })).toBeInViewport()
  await page.getByText('Family', { exact: true }).tap()
  await continueFrom(page, 1, 3)
  await page.getByRole('spinbutton').focus()
  await expect(bar).toBeHidden()
  await page.getByRole('spinbutton').blur()
  await expect(bar).toBeVisible()
})

test('results hide the hero’s text and stats and take the full width (R69)', async ({ page }) => {
  await page.goto('/#estimate?v=1&type=simple')
  await expect(page.getByRole('heading', { name: 'Your estimate' })).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your estimate')
  await expect(page.getByText('returns per year', { exact: true })).toBeHidden()
  const width = page.viewportSize()?.width ?? 0
  const box = await page.getByRole('region', { name: 'Estimate your cost' }).boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(width - 20)
})

test('the step or result that takes the focus is on screen, whatever shows above it (R108)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 560 })
  await page.goto('/#estimate?v=1&type=simple')
  await page.getByRole('button', { name: 'Back to Form' }).click()
  const focused = page.locator('#estimate :focus')
  await expect(focused).toHaveText('What kind of return is it?')
  await expect(page.getByText('returns per year', { exact: true })).toBeVisible()
  await expect(focused).toBeInViewport()
  await continueFrom(page, 1, 7)
  await calculate(page)
  await expect(page.getByText('returns per year', { exact: true })).toBeHidden()
  await expect(focused).toHaveText('Your estimate')
  await expect(focused).toBeInViewport()
})
