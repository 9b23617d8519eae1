import { estimatePrice } from '../../../src/features/estimator/pricing.ts'
import { formatDollars } from '../../../src/shared/money.ts'
import { checkBothThemes } from '../../e2e/axe.ts'
import {
  ANY_SIZE,
  expect,
  expectNoSidewaysScroll,
  ONLY_PHONE,
  stillMotion,
  test,
  untilHydrated,
  useTheme,
} from '../../e2e/base.ts'
import {
  calculate,
  chooseReturn,
  continueFrom,
  continueTo,
  expectEstimate,
  formOf,
} from '../../e2e/estimator-steps.ts'
import { expectReadable } from './readable.ts'

test.beforeEach(({ page }) => stillMotion(page))

const item = (name: string) => ({ name, exact: true })

test('double clicks, Forward after the wizard’s own Back, and links to a section skip no step (R108, R109)', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.goto('/')
  await chooseReturn(page, 'Simple')
  const next = page.getByRole('button', { name: 'Continue' })
  const back = page.getByRole('button', { name: 'Back', exact: true })
  await next.dblclick()
  await expect(page.getByText('Step 2 of 7')).toBeVisible()
  const income = page.getByRole('heading', { name: 'What income do you have?' })
  await expect(income).toBeFocused()
  await next.dblclick()
  await expect(page.getByText('Step 3 of 7')).toBeVisible()
  await back.dblclick()
  await expect(page.getByText('Step 2 of 7')).toBeVisible()
  await expect(income).toBeFocused()
  await page.goForward()
  await expect(page.getByText('Step 3 of 7')).toBeVisible()

  await continueTo(page, 4)
  await page.getByRole('link', { name: 'Skip to main content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByText('Step 4 of 7')).toBeVisible()
  await page.goto('/#estimate')
  await continueTo(page, 5)
  await back.click()
  await expect(page.getByText('Step 4 of 7')).toBeVisible()
})

test('the keyboard alone completes an estimate (R88, R108)', { tag: ANY_SIZE }, async ({
  page,
}) => {
  await page.goto('/')
  await untilHydrated(page)
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await expect(page.getByText('Choose a return type to continue')).toBeVisible()
  await page.getByRole('radio', { name: /^Simple/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Complex/ })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'What income do you have?' })).toBeFocused()
  await expect(page.getByRole('combobox', { name: /Number of W-2s/ })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', item('1'))).toBeFocused()
  await page.keyboard.press('4')
  await expect(page.getByRole('option', item('4'))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: /Number of W-2s/ })).toContainText('4')
  await expect(page.getByRole('combobox', { name: /Number of W-2s/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByLabel('I have 1099 income')).toBeChecked()
  for (const heading of [
    'Who is on the return?',
    'Do you run a business?',
    'Do you farm?',
    'Do you rent out property?',
    'Which other returns do you need?',
  ]) {
    await page.getByRole('button', { name: 'Continue' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: heading })).toBeFocused()
  }
  await page.getByRole('button', { name: 'Calculate Savings' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your estimate' })).toBeFocused()
  await expectEstimate(page, 'type=simple&w2=4&1099=1')
})

test('beside the price list, tall results scroll to their end, and the longest figure fits its card (R155)', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/pricing#estimate?v=1&type=simple')
  await expect(page.getByRole('heading', { name: 'Your estimate' })).toBeInViewport()
  await page.mouse.move(1000, 400)
  await expect(async () => {
    await page.mouse.wheel(0, 1000)
    await expect(page.getByRole('button', { name: 'Start Over' })).toBeInViewport({ timeout: 500 })
  }).toPass()

  await page.setViewportSize({ width: 1024, height: 800 })
  const five = (level: string) => Array(5).fill(level).join(',')
  const answers = `type=complex&w2=5&1099=1&investments=1&dependents=3&local=1&business=${five('under2k')}&farm=${five('under10k')}&rental=${five('under10k')}`
  await page.goto(`/pricing#estimate?v=1&${answers}`)
  const { dresdenPrice } = estimatePrice(formOf(answers))
  const figure = page
    .getByRole('region', { name: 'Your price with us' })
    .getByText(formatDollars(dresdenPrice), { exact: true })
  await expect(figure).toBeVisible()
  const isCutOff = (element: Element) =>
    element.getBoundingClientRect().right >
      (element.closest('section')?.getBoundingClientRect().right ?? 0) ||
    element.scrollWidth > element.clientWidth
  expect(await figure.locator('..').evaluate(isCutOff)).toBe(false)
})

test('a shared link restores the estimate and fills in the checklist without reaching a server (R232)', {
  tag: ANY_SIZE,
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const answers = 'type=simple&farm=over10k,none&local=1'
  await page.goto(`/#estimate?v=1&${answers}`)
  await expectEstimate(page, answers)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain(`/#estimate?v=1&${answers}`)

  await page.getByRole('link', { name: 'Open my checklist' }).click()
  await expect(page.getByText('Filled in. Please check each row.')).toBeVisible()
  for (const name of ['Wages', 'Farm']) {
    await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked()
  }
  expect(requests.filter((url) => url.includes('over10k') && !url.includes('#'))).toEqual([])
})

test('the wizard works with blocked storage and warns that a reload clears the answers', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.addInitScript(() => {
    const fail = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: fail })
    }
  })
  await page.goto('/')
  await chooseReturn(page, 'Simple')
  await expect(page.getByText('a reload would clear your answers')).toBeVisible()
  await continueFrom(page, 1, 7)
  await calculate(page)
  await expectEstimate(page, 'type=simple')
})

test('axe finds nothing on any step or in the results, in both themes (R238)', {
  tag: ONLY_PHONE,
}, async ({ page }) => {
  await useTheme(page, 'light')
  await page.goto('/')
  await chooseReturn(page, 'Simple')
  await checkBothThemes(page)
  for (let step = 2; step <= 7; step++) {
    await continueTo(page, step)
    if (step >= 4 && step <= 6) await page.getByRole('radio', { name: /^Yes/ }).check()
    await checkBothThemes(page)
    await expectNoSidewaysScroll(page)
  }
  await calculate(page)
  await page.getByRole('button', { name: /more lines$/ }).click()
  await page.getByRole('button', { name: 'Change: Simple return' }).click()
  await checkBothThemes(page)
})

test('the results fit a window of 320 px and one of 1280 px at 200 % zoom (R155)', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/#estimate?v=1&type=family&dependents=5&business=over5k,under2k,none&local=1')
  await expect(page.getByRole('heading', { name: 'Your estimate' })).toBeVisible()
  await expectReadable(page)
  await page.setViewportSize({ width: 640, height: 400 })
  await expectReadable(page)
})
