import { calculate, chooseReturn, continueFrom, estimateSimple } from '../../e2e/estimator-steps.ts'
import { expect, holdRequests, type Page, stillMotion, test } from '../../e2e/base.ts'
import { comeFromNewAddress } from '../../e2e/office-steps.ts'

/** Input, clicks and content from before hydration are kept, and nothing loads before it is needed. */

test.beforeEach(async ({ page }) => stillMotion(page))

test('a message typed before hydration is sent and never enters the URL', async ({ context }) => {
  const page = await context.newPage()
  await comeFromNewAddress(page)
  const letScriptsCome = await openWithoutScripts(page, '/contact')
  await page.getByLabel('Name').fill('Pat Example')
  await page.getByLabel('Email').fill('pat@example.com')
  await page.getByLabel('Message').fill('When can I come by?')
  await page.getByRole('button', { name: 'Send message' }).click()
  expect(page.url()).toMatch(/\/contact$/)

  letScriptsCome()
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible()
})

test('a sign-in address, wages and a return type entered early are kept', async ({ context }) => {
  const page = await context.newPage()
  let letScriptsCome = await openWithoutScripts(page, '/auth')
  await page.getByLabel('Email or mobile number').fill('early@example.com')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  letScriptsCome()
  await expect(page.getByLabel('Code')).toBeVisible()

  letScriptsCome = await openWithoutScripts(page, '/resources/tax-calculator')
  const wages = page.getByLabel('Wages', { exact: true })
  await wages.fill('52306')
  await wages.blur()
  letScriptsCome()
  await expect(page.getByRole('heading', { name: 'You would owe the IRS about' })).toBeVisible()
  await expect(wages).toHaveValue('52,306')

  letScriptsCome = await openWithoutScripts(page, '/')
  await page.getByRole('radio', { name: /^Simple/ }).check({ force: true })
  letScriptsCome()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Step 2 of 7')).toBeVisible()
})

test('an early tap opens the menu, unless another tap follows', async ({ page }) => {
  const menu = page.getByRole('dialog', { name: 'Menu' })
  let letScriptsCome = await openWithoutScripts(page, '/pricing')
  await page.getByRole('button', { name: 'Menu' }).tap()
  letScriptsCome()
  await expect(menu).toBeVisible()

  letScriptsCome = await openWithoutScripts(page, '/contact')
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByLabel('Name').tap()
  letScriptsCome()
  await page.waitForLoadState('networkidle')
  await expect(menu).toBeHidden()
})

test('an early shortcut opens the finder, and an early file is read', async ({ page }) => {
  let letScriptsCome = await openWithoutScripts(page, '/pricing')
  await page.keyboard.press('Control+k')
  letScriptsCome()
  await expect(page.getByRole('dialog', { name: 'Find on this site' })).toBeVisible()

  letScriptsCome = await openWithoutScripts(page, '/resources/document-processing-demo')
  await page.getByLabel('Choose a PDF or photo').setInputFiles('public/samples/w-2.pdf')
  letScriptsCome()
  const result = page.getByRole('heading', { name: /^Form W-2,/ })
  await expect(result).toBeVisible({ timeout: 50_000 })
})

/** Opens a page whose scripts wait until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let letScriptsCome = () => {}
  const gate = new Promise<void>((resolve) => {
    letScriptsCome = resolve
  })
  await page.unrouteAll()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  return letScriptsCome
}

test('a page loads no code for sections below without interaction (R76)', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => void requests.push(request.url()))
  const below = () =>
    requests.filter((url) => /home-sections|blog-highlights|social-updates|menu-sheet/.test(url))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(below()).toEqual([])

  await page.evaluate(() => window.scrollBy(0, 1))
  await expect.poll(() => below().length).toBeGreaterThan(1)
})

test('the menu of a used page opens offline', async ({ page, context }) => {
  const menu = page.waitForResponse(/menu-sheet/)
  await page.goto('/pricing')
  await page.evaluate(() => window.scrollBy(0, 1))
  // With its dependencies.
  await page.evaluate((file) => import(file), (await menu).url())
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Menu' }).tap()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('the results and their typeface load in advance', async ({ page, context }) => {
  await page.goto('/')
  const figures = page.waitForResponse(/besley-figures/)
  const results = page.waitForResponse(/\/results-[\w-]+\.js/)
  await chooseReturn(page, 'Simple')
  await continueFrom(page, 1, 7)
  await (await figures).finished()
  await page.evaluate((file) => import(file), (await results).url())
  await context.setOffline(true)
  await calculate(page)
})

test('sections below the first screen stay visible while their code loads', async ({ page }) => {
  const release = await holdRequests(page, /\/(home-sections|blog-highlights|social-updates)-/)
  await page.goto('/')
  const below = ['Where Small Business Gets Big Results', 'From the news', 'Next deadline']
  await estimateSimple(page)
  for (const name of below) await expect(page.getByRole('heading', { name })).toBeAttached()
  release()
  await page.waitForLoadState('networkidle')
  for (const name of below) await expect(page.getByRole('heading', { name })).toBeAttached()
})
