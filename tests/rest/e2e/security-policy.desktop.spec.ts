import { globSync, readFileSync } from 'node:fs'
import { findPagePolicy, pagePolicy, staleSources, uncovered } from '../../../build/security-policy'
import { readVercelHeaders } from '../../../build/vercel-json'
import { expect, type Page, stillMotion, test } from '../../e2e/base'
import { calculate, chooseReturn, continueFrom, continueTo } from '../../e2e/estimator-steps'
import { pagePaths } from '../../e2e/pages'
import { signIn } from '../../e2e/sign-in-steps'

/** Collects what the policy blocks, even if the browser logs nothing to the console. */
async function watchPolicy(page: Page): Promise<string[]> {
  const blocked: string[] = []
  await page.exposeFunction('tellBlocked', (what: string) => blocked.push(what))
  await page.addInitScript(() => {
    const { tellBlocked } = window as unknown as { tellBlocked: (what: string) => void }
    document.addEventListener('securitypolicyviolation', (event) => {
      tellBlocked(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI}`)
    })
  })
  return blocked
}

test.beforeEach(({ page }) => stillMotion(page))

test('vercel.json holds the policy of this build', () => {
  const pages = globSync('dist/**/*.html').map((file) => readFileSync(file, 'utf8'))
  expect(pages.length).toBeGreaterThan(50)
  const committed = findPagePolicy(readVercelHeaders('.'))
  const needed = pagePolicy(pages, {})
  expect(uncovered(committed, needed), 'run npm run build and commit vercel.json').toEqual([])
  expect(staleSources(committed, needed)).toEqual([])
})

test('no page breaks the policy, with its chat open', async ({ page, expectConsole }) => {
  expectConsole(/404/)
  test.setTimeout(180_000)
  const blocked = await watchPolicy(page)
  for (const path of [...pagePaths(), '/no-such-page']) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Reach us' }).click()
    await expect(page.getByRole('dialog', { name: 'Reach us' })).toBeVisible()
  }
  expect(blocked).toEqual([])
})

test('nothing a visitor opens breaks the policy', async ({ page }) => {
  const blocked = await watchPolicy(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Services' }).first().click()
  await chooseReturn(page, 'Complex')
  await continueTo(page, 2)
  const list = page.getByRole('combobox', { name: /Number of W-2s/ })
  await list.click()
  await expect(page.getByRole('option', { name: '4', exact: true })).toBeVisible()
  // Kept from scrolling while the list is open, by styles that the policy allows.
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  await page.getByRole('option', { name: '4', exact: true }).click()
  await continueFrom(page, 2, 7)
  await calculate(page)
  await signIn(page)
  expect(await page.context().cookies(), 'the site sets no cookies').toEqual([])
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  expect(blocked).toEqual([])
})

test('the policy stops a script and a style that were slipped in', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Content Security Policy/)
  const blocked = await watchPolicy(page)
  await page.goto('/privacy')
  await page.evaluate(() => {
    const box = document.createElement('div')
    box.innerHTML = '<p style="position:fixed">x</p><p onclick="window.hacked = true">y</p>'
    document.body.append(box)
    box.querySelector<HTMLElement>('[onclick]')?.click()
    const script = document.createElement('script')
    script.textContent = 'window.hacked = true'
    document.body.append(script)
  })
  for (const kind of ['style-src-attr', 'script-src-attr', 'script-src-elem']) {
    await expect.poll(() => blocked).toContain(`/privacy: ${kind} inline`)
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})
