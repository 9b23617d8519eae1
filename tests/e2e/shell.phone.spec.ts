import { checkAccessibility, expect, test, useTheme } from './base.ts'
import { continueFrom } from './estimator-steps.ts'

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

test('Back closes the menu, and a link in it leaves no history entry', async ({ page }) => {
  await page.goto('/terms')
  await page.getByRole('link', { name: 'Book', exact: true }).tap()
  await expect(page).toHaveURL('/schedule')
  // The new page is focused.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const open = async () => {
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(menu).toBeVisible()
    await expect.poll(isDialogEntry).toBe(true)
  }
  const isDialogEntry = () => page.evaluate(() => window.history.state?.dialog !== undefined)
  const expectClosed = async (path: string) => {
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(path)
    await expect.poll(isDialogEntry).toBe(false)
  }

  await open()
  await page.goBack()
  await expectClosed('/schedule')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()

  await test.step('the second click of a double click opens the menu again', async () => {
    await page.getByRole('button', { name: 'Menu' }).dispatchEvent('click', { detail: 2 })
    await expect(menu).toBeVisible()
    await expect.poll(isDialogEntry).toBe(true)
    await page.goBack()
    await expectClosed('/schedule')
  })

  await test.step('Forward and a reload open it again', async () => {
    await page.goForward()
    await expect(menu).toBeVisible()
    await page.reload()
    await expect(menu).toBeVisible()
    await page.goBack()
    await expectClosed('/schedule')
  })

  await test.step('on a slow phone, a press behind the closing menu does nothing', async () => {
    await open()
    await page.evaluate(() => {
      const { history } = window
      history.back = () => {
        Reflect.deleteProperty(history, 'back')
        setTimeout(() => history.back(), 300)
      }
    })
    await menu.getByRole('button', { name: 'Close menu' }).tap()
    await page.touchscreen.tap(200, 820)
    await expectClosed('/schedule')
  })

  await test.step('a double click on Close removes one entry and presses nothing below', async () => {
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
  // The new page is focused.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expectClosed('/schedule')

  await test.step('the finder replaces the menu and its history entry', async () => {
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

test('the bar links to the estimator and the phone, and hides while a field is focused', async ({
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
