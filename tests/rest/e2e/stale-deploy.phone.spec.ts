import { expect, type Page, test } from '../../e2e/base.ts'
import { newEmail } from '../../e2e/sign-in-steps.ts'

/** What the browser logs about a missing file, and React about the error shown. */
const MISSING = /Failed to load resource|Failed to fetch dynamically|could not be loaded|error #/

/**
 * Answers the page's matching files with 404, as after a deployment, and counts how often the page itself
 * loads.
 * @param backAfter number of page loads after which the files are back
 */
async function takeAway(page: Page, files: RegExp, { backAfter }: { backAfter: number }) {
  let loads = 0
  let isGone = true
  await page.route(files, (route) =>
    isGone ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  )
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return
    loads += 1
    if (loads >= backAfter) isGone = false
  })
  return () => loads
}

async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
}

const footer = (page: Page) => page.getByRole('contentinfo')
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const address = (page: Page) => page.getByRole('textbox', { name: 'Email or mobile number' })

test('a page with a missing file opens after one reload, and a draft message stays', async ({
  page,
  expectConsole,
}) => {
  expectConsole(MISSING)
  await page.goto('/contact')
  await message(page).fill('Is the rate table still right?')
  const loads = await takeAway(page, /\/assets\/accessibility-/, { backAfter: 1 })
  await footer(page).getByRole('link', { name: 'Accessibility' }).click()
  await expect(page).toHaveURL('/accessibility')
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible()
  await expect.poll(loads).toBe(1)

  await page.goBack()
  await expect(message(page)).toHaveValue('Is the rate table still right?')
  expect(loads()).toBe(1)
})

test('a missing part below a form loads after one reload, even with storage blocked', async ({
  page,
  expectConsole,
}) => {
  expectConsole(MISSING)
  await blockStorage(page)
  // The sign-in service lets an address wait between two codes.
  const email = newEmail()
  await page.goto('/auth')
  await address(page).fill(email)
  const loads = await takeAway(page, /\/assets\/auth-client-/, { backAfter: 1 })
  const reload = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await reload
  await expect(address(page)).toHaveValue(email)
  expect(loads()).toBe(1)

  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  expect(loads()).toBe(1)
})

test('a page that stays missing shows the error screen without a reload loop, even with storage blocked', async ({
  page,
  expectConsole,
}) => {
  expectConsole(MISSING)
  await blockStorage(page)
  await page.goto('/contact')
  // Only the page itself, with its style.
  const loads = await takeAway(page, /\/assets\/auth-(?!client)/, { backAfter: Infinity })
  await page.evaluate(() => {
    history.pushState({}, '', '/auth')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  const screen = page.getByRole('heading', { name: 'A part of this page could not be loaded.' })
  await expect(screen).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /Call|555/ })).toBeVisible()
  expect(loads()).toBe(1)

  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.poll(loads).toBe(2)
  await expect(screen).toBeVisible()
  expect(loads()).toBe(2)
})

test('a tool’s answers stay when the next step’s file is missing', async ({
  page,
  expectConsole,
}) => {
  expectConsole(MISSING)
  const loads = await takeAway(page, /\/assets\/later-step-[^.]+\.js/, { backAfter: 2 })
  await page.goto('/')
  await page.getByRole('radio').nth(1).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(loads).toBe(2)
  await expect(page.getByText(/Step 2/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back' })).toBeEnabled()
  expect(loads()).toBe(2)
})
