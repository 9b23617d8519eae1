import { calculate, chooseReturn, continueFrom, estimateSimple } from '../../e2e/estimator-steps.ts'
import {
  expect,
  holdRequests,
  type Page,
  stillMotion,
  test,
  untilHydrated,
} from '../../e2e/base.ts'
import { openAndGoOffline, openUntilLoaded } from './offline.ts'

/** What is typed or chosen before the page is hydrated counts, and code for later loads in time. */

test.beforeEach(async ({ page }) => stillMotion(page))

test('a message typed early is sent, and never appears in the address', async ({ context }) => {
  const page = await context.newPage()
  const letScriptsCome = await openWithoutScripts(page, '/contact')
  await page.getByLabel('Name').fill('Pat Example')
  await page.getByLabel('Email').fill('pat@example.com')
  await page.getByLabel('Message').fill('When can I come by?')
  const send = page.getByRole('button', { name: 'Send message' })
  await send.click()
  expect(page.url()).toMatch(/\/contact$/)

  letScriptsCome()
  await untilHydrated(page)
  await send.click()
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible()
})

test('wages and a return type count', async ({ context }) => {
  const page = await context.newPage()
  let letScriptsCome = await openWithoutScripts(page, '/resources/tax-calculator')
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

test('a press on Menu, and on a menu of the desktop, counts', async ({ context }) => {
  const page = await context.newPage()
  let letScriptsCome = await openWithoutScripts(page, '/pricing')
  await page.getByRole('button', { name: 'Menu' }).tap()
  letScriptsCome()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()

  await page.setViewportSize({ width: 1280, height: 800 })
  letScriptsCome = await openWithoutScripts(page, '/about-us')
  await page.getByRole('button', { name: 'Services' }).click()
  letScriptsCome()
  const nav = page.getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('link', { name: 'Bookkeeping' })).toBeVisible()

  await test.step('unless something else was pressed since', async () => {
    letScriptsCome = await openWithoutScripts(page, '/contact')
    await page.getByRole('button', { name: 'Services' }).click()
    await page.getByLabel('Name').click()
    letScriptsCome()
    await untilHydrated(page)
    await expect(page.getByRole('button', { name: 'Services' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  })
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

test('the news load lazily, once the page is idle (R76)', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  const isAsked = () => asked.some((url) => url.includes('blog-highlights'))
  await page.addInitScript(() => {
    Object.assign(window, {
      requestIdleCallback: (task: () => void) => addEventListener('idle', task),
    })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(isAsked()).toBe(false)
  const rest = () => page.evaluate(() => dispatchEvent(new Event('idle')))
  await expect.poll(() => rest().then(isAsked)).toBe(true)
})

test('the old page says "Loading..." until the next one comes, without the Navigation API too (R25)', async ({
  page,
}) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'navigation'))
  await page.goto('/pricing')
  expect(await page.evaluate(() => 'navigation' in window)).toBe(false)
  const release = await holdRequests(page, /\/assets\/terms-.*\.js/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).tap()
  await expect(page.getByText('Loading...')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/costs here/)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use')
  await expect(page.getByText('Loading...')).toHaveCount(0)
})

test('the menu opens without a connection once the page is idle', async ({ page }) => {
  await openAndGoOffline(page, '/pricing')
  await page.getByRole('button', { name: 'Menu' }).tap()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('the results and their typeface load in advance', async ({ page, context }) => {
  const figures = page.waitForResponse(/besley-figures/)
  const results = page.waitForResponse(/\/results-[\w-]+\.js/)
  await openUntilLoaded(page, '/')
  await chooseReturn(page, 'Simple')
  await continueFrom(page, 1, 7)
  await (await figures).finished()
  await page.evaluate((file) => import(file), (await results).url())
  await context.setOffline(true)
  await calculate(page)
})

test('sections below the first screen stay visible while their code loads', async ({ page }) => {
  const release = await holdRequests(page, /\/(home-sections|blog-highlights|last-section)-/)
  await page.goto('/')
  const below = ['Where Small Business Gets Big Results', 'From the news', 'Next deadline']
  await estimateSimple(page)
  for (const name of below) await expect(page.getByRole('heading', { name })).toBeAttached()
  release()
  await page.waitForLoadState('networkidle')
  for (const name of below) await expect(page.getByRole('heading', { name })).toBeAttached()
})
