import { estimatePrice } from '../../../src/features/estimator/pricing.ts'
import { formatDollars } from '../../../src/shared/money.ts'
import { checkBothThemes } from '../../e2e/axe.ts'
import {
  ANY_SIZE,
  expect,
  expectNoSidewaysScroll,
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

test('only savings on a whole return are celebrated (R144, D1)', { tag: ANY_SIZE }, async ({
  page,
}) => {
  const colorOfPanel = async (answers: string) => {
    await page.goto('/pricing')
    await page.goto(`/#estimate?v=1&${answers}`)
    const panel = page.getByRole('heading', { name: /^(Your price with us|Not a full estimate)/ })
    return panel.evaluate((heading) => {
      const ground = heading.closest('.result-panel')
      return ground && getComputedStyle(ground).backgroundColor
    })
  }
  const plain = await colorOfPanel('type=business')
  for (const answers of ['type=business&business=over5k', 'type=simple']) {
    const isSaving = estimatePrice(formOf(answers)).savings > 0
    expect((await colorOfPanel(answers)) !== plain, answers).toBe(isSaving)
  }
})

test('three businesses get an estimate, even with one level missing (R100, R139, R153)', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.goto('/')
  await chooseReturn(page, 'Business')
  await continueFrom(page, 1, 4)
  await page.getByRole('spinbutton', { name: 'Number of businesses' }).fill('3')
  const picker = (n: number) => page.getByRole('group', { name: new RegExp(`^Business ${n}`) })
  await picker(1).getByRole('radio', { name: 'Over $5,000' }).check()
  await picker(2).getByRole('radio', { name: 'Over $5,000' }).check()
  await expect(picker(3)).toContainText('not chosen yet')
  await continueFrom(page, 4, 7)
  await calculate(page)
  await expectEstimate(page, 'type=business&business=over5k,over5k,none')
  await expect(page.getByText('Not included: Business 3')).toBeVisible()
})

test('a changed count clears its levels and says so (R98, R99)', { tag: ANY_SIZE }, async ({
  page,
}) => {
  await page.goto('/')
  await chooseReturn(page, 'Simple')
  await continueFrom(page, 1, 6)
  await page.getByRole('radio', { name: 'Yes, I have rental property' }).check()
  await page.getByRole('radio', { name: 'Over $10,000' }).check()
  // Screen readers only announce a message if its container was there before.
  const messages = page.locator('#estimate form').getByRole('status')
  await expect(messages).toHaveText([/^Step 6/, '', '', ''])
  await page.getByRole('button', { name: 'More: Number of rental properties' }).click()
  await expect(messages).toHaveText([/^Step 6/, 'Choose each level again', '', ''])
  await expect(page.getByText('not chosen yet')).toHaveCount(2)
})

test('Forward works after the wizard’s own Back', { tag: ANY_SIZE }, async ({ page }) => {
  await page.goto('/')
  await chooseReturn(page, 'Simple')
  await continueTo(page, 2)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByText('Step 1 of 7')).toBeVisible()
  await page.goForward()
  await expect(page.getByText('Step 2 of 7')).toBeVisible()
})

test('links to a section keep the step and the history', { tag: ANY_SIZE }, async ({ page }) => {
  await page.goto('/')
  await chooseReturn(page, 'Simple')
  await continueFrom(page, 1, 4)
  await page.getByRole('link', { name: 'Skip to main content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByText('Step 4 of 7')).toBeVisible()

  await page.goto('/#estimate')
  await continueTo(page, 5)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByText('Step 4 of 7')).toBeVisible()
})

test('double clicks skip no step, and the question is focused (R108, R109)', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.goto('/')
  await chooseReturn(page, 'Simple')
  await page.getByRole('button', { name: 'Continue' }).dblclick()
  await expect(page.getByText('Step 2 of 7')).toBeVisible()
  const income = page.getByRole('heading', { name: 'What income do you have?' })
  await expect(income).toBeFocused()
  await page.getByRole('button', { name: 'Continue' }).dblclick()
  await expect(page.getByText('Step 3 of 7')).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).dblclick()
  await expect(page.getByText('Step 2 of 7')).toBeVisible()
  await expect(income).toBeFocused()
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

test('the longest figure fits its card beside the price list (R155)', { tag: ANY_SIZE }, async ({
  page,
}) => {
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

test('tall results beside the price list scroll to their end', {
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
})

test('Back to Form keeps the answers, and Start over clears them (R151, R152)', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.goto('/#estimate?v=1&type=family&dependents=2')
  await expectEstimate(page, 'type=family&dependents=2')
  await page.getByRole('button', { name: 'Back to Form' }).click()
  await expect(page.getByText('Step 1 of 7')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Family/ })).toBeChecked()
  await continueFrom(page, 1, 7)
  await calculate(page)
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByRole('radio', { name: /^Family/ })).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
})

test('a shared link restores the estimate without sending it to a server (R232)', {
  tag: ANY_SIZE,
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/#estimate?v=1&type=simple&farm=over10k,none&local=1')
  await expectEstimate(page, 'type=simple&farm=over10k,none&local=1')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('/#estimate?v=1&type=simple&farm=over10k,none&local=1')
  expect(requests.filter((url) => url.includes('over10k') && !url.includes('#'))).toEqual([])
})

test('a broken link shows a notice and keeps this tab’s answers', { tag: ANY_SIZE }, async ({
  page,
}) => {
  await page.goto('/')
  await chooseReturn(page, 'Complex')
  await continueTo(page, 2)
  await page.goto('/#estimate?v=7&type=complex')
  await expect(page.getByText('This estimate link is newer than')).toBeVisible()
  await expect(page.getByText('Step 2 of 7')).toBeVisible()
})

for (const fault of ['blocked', 'full'] as const) {
  test(`the wizard works with ${fault} storage and warns that a reload clears the answers`, {
    tag: ANY_SIZE,
  }, async ({ page }) => {
    await page.addInitScript((kind) => {
      const fail = () => {
        throw new DOMException(kind, kind === 'full' ? 'QuotaExceededError' : 'SecurityError')
      }
      if (kind === 'full') Storage.prototype.setItem = fail
      else {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, { get: fail })
        }
      }
    }, fault)
    await page.goto('/')
    await chooseReturn(page, 'Simple')
    await expect(page.getByText('a reload would clear your answers')).toBeVisible()
    await continueFrom(page, 1, 7)
    await calculate(page)
    await expectEstimate(page, 'type=simple')
  })
}

test('axe finds nothing on any step or in the results, in both themes (R238)', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Change: Simple return' }).click()
  await checkBothThemes(page)
})

for (const [name, width, zoom] of [
  ['320 px', 320, 1],
  ['200 % zoom', 1280, 2],
] as const) {
  test(`nothing scrolls sideways at ${name} (R155)`, async ({ page }) => {
    await page.setViewportSize({ width: width / zoom, height: 800 / zoom })
    await page.goto('/')
    await expectNoSidewaysScroll(page)
    await page.goto('/#estimate?v=1&type=family&dependents=5&business=over5k,under2k,none&local=1')
    await expect(page.getByRole('heading', { name: 'Your estimate' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectReadable(page)
  })
}
