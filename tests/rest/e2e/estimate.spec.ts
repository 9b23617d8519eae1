import { ANY_SIZE, expect, ONLY_PHONE, type Page, stillMotion, test } from '../../e2e/base.ts'
import { serializeAnswers } from '../../../src/features/estimator/saved-answers.ts'
import {
  calculate,
  chooseReturn,
  continueFrom,
  continueTo,
  estimateSimple,
  formOf,
} from '../../e2e/estimator-steps.ts'
import { openUntilLoaded } from './offline.ts'

// What a visitor sees of an estimate at first, and what they can do with it.

test.beforeEach(({ page }) => stillMotion(page))

test('the card grows into the results, which respond while it grows', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args)
      if (this.closest('#estimate')) animation.pause()
      return animation
    }
  })
  // With the code that animates.
  await openUntilLoaded(page, '/')
  await chooseReturn(page, 'Simple')
  await continueFrom(page, 1, 7)
  const ground = page.locator('#estimate > [aria-hidden]')
  const box = () => ground.evaluate((element) => element.getBoundingClientRect().toJSON())
  const card = ground.evaluate(
    (element) =>
      new Promise((resolve) => {
        const measure = () => resolve(element.getBoundingClientRect().toJSON())
        document.addEventListener('submit', measure, { capture: true })
      }),
  )
  await calculate(page)
  const { x, y, width, height } = (await card) as DOMRect
  const near = (value: number) => expect.closeTo(value, 0)
  await expect
    .poll(box)
    .toMatchObject({ x: near(x), y: near(y), width: near(width), height: near(height) })
  await page.getByRole('link', { name: 'Schedule Free Consultation' }).click()
  await expect(page).toHaveURL('/schedule')
})

test('Estimate shows the whole first question above the bar', {
  tag: ONLY_PHONE,
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 844 })
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Quick' })
  const estimator = page.getByRole('region', { name: 'Estimate your cost' })
  const edges = async () => {
    const first = await estimator.getByRole('heading').first().boundingBox()
    const last = await estimator.getByRole('button', { name: 'Continue' }).boundingBox()
    const header = await page.getByRole('banner').boundingBox()
    const above = (first?.y ?? 0) - (header?.height ?? 0)
    const below = ((await bar.boundingBox())?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)
    return Math.min(above, below)
  }
  for (const height of [844, 667]) {
    await page.setViewportSize({ width: 375, height })
    await page.evaluate(() => window.scrollTo(0, 0))
    await bar.getByRole('link', { name: 'Estimate' }).tap()
    await expect(estimator).toBeFocused()
    await expect.poll(edges, { message: `at ${height}` }).toBeGreaterThan(0)
  }
})

test('the price list’s estimator shows two cards in a row on a phone, without help texts', {
  tag: ONLY_PHONE,
}, async ({ page }) => {
  await page.goto('/pricing')
  const [first, second] = await Promise.all(
    ['Simple', 'Complex'].map((name) =>
      page.getByRole('radio', { name: new RegExp(`^${name}`) }).boundingBox(),
    ),
  )
  expect(first?.y).toBe(second?.y)
  await expect(page.getByText('Wages from a job and nothing else')).toBeHidden()
  // The whole card fits a phone.
  await page.locator('#estimate').evaluate((card) => card.scrollIntoView())
  await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport({ ratio: 1 })
})

const bottomOfContinue = async (page: Page) => {
  const button = page.getByRole('button', { name: /^(Continue|Calculate Savings)$/ })
  const [box, card] = await Promise.all([
    button.boundingBox(),
    page.locator('#estimate').boundingBox(),
  ])
  return Math.round((box?.y ?? 0) + (box?.height ?? 0) - (card?.y ?? 0))
}

for (const type of ['Simple', 'Family'] as const) {
  test(`${type}: Continue stays in place up to step 3, and while each of the next three is "No"`, {
    // The longest steps, at both sizes.
    tag: type === 'Family' ? [] : ANY_SIZE,
  }, async ({ page }) => {
    await page.goto('/')
    await chooseReturn(page, type)
    let place = await bottomOfContinue(page)
    for (let step = 2; step <= 6; step++) {
      await continueTo(page, step)
      const first = page
        .getByRole('checkbox')
        .or(page.getByRole('radio', { name: /^Yes/ }))
        .first()
      await expect(first).toBeVisible()
      if (step === 4) place = await bottomOfContinue(page)
      expect(await bottomOfContinue(page), `step ${step}`).toBe(place)
      if (step > 3) continue
      await first.check()
      expect(await bottomOfContinue(page), `step ${step}, checked`).toBe(place)
    }
  })
}

test('the other steps are loaded after the first answer', { tag: ANY_SIZE }, async ({ page }) => {
  await page.goto('/pricing')
  await chooseReturn(page, 'Simple')
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/results-[^/]+\.js$/.test(name)),
  )
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await continueFrom(page, 1, 7)
  await calculate(page)
  expect(requests.filter((url) => url.includes('/assets/') && url.endsWith('.js'))).toEqual([])
})

test('a step that fails to load offline says so and keeps the answers', { tag: ANY_SIZE }, async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_|could not be (loaded|shown)|Failed to (fetch|load)/)
  await page.route(/\/assets\/([a-z-]+-step|wizard-foot|results)-[^/]+\.js$/, (route) =>
    route.abort(),
  )
  await page.goto('/pricing')
  const estimator = page.locator('#estimate')
  await chooseReturn(page, 'Family')
  await context.setOffline(true)
  await estimator.getByRole('button', { name: 'Continue' }).click()
  const problem = estimator.getByText('You are offline. Your answers are kept.')
  await expect(problem).toBeVisible()
  await estimator.getByRole('button', { name: 'Try again' }).click()
  await expect(problem).toBeVisible()
  await context.setOffline(false)
  await page.unrouteAll()
  await estimator.getByRole('button', { name: 'Try again' }).click()
  await expect(estimator.getByText('Step 2 of 7')).toBeVisible()
})

test('the results are visible after a reload at their top', { tag: ONLY_PHONE }, async ({
  page,
}) => {
  await page.goto('/')
  await estimateSimple(page)
  const heading = page.getByRole('heading', { name: 'Your estimate' })
  await expect(heading).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.reload()
  await expect(heading).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

/** Before every frame, notes what of the first visit's page is visible. */
function watchFirstVisit(): void {
  const seen: string[] = []
  Object.assign(window, { seen })
  const isVisible = (element: HTMLElement) =>
    element.offsetWidth > 1 && element.checkVisibility({ visibilityProperty: true })
  const look = () => {
    const parts = document.querySelectorAll<HTMLElement>('.hero h1, #estimate :is(h3, p > span)')
    for (const element of parts) {
      const text = element.textContent ?? ''
      if (/^(Your taxes|What kind of|Loading)/.test(text) && isVisible(element)) seen.push(text)
    }
    requestAnimationFrame(look)
  }
  look()
}

for (const [name, answers, step] of [
  ['results', '#estimate?v=1&type=simple', 'results'],
  ['results in the tab', '', 'results'],
  ['results that an older release stored', '', 'results'],
  ['a question in the tab', '', 'farm'],
] as const) {
  test(`whoever comes back to ${name} sees nothing of a first visit before`, {
    tag: ANY_SIZE,
  }, async ({ page }) => {
    await page.addInitScript(watchFirstVisit)
    if (answers === '') {
      const form = formOf('type=simple')
      const isOld = name.includes('older release')
      const text = isOld ? JSON.stringify({ v: 1, form, step }) : serializeAnswers(form, step)
      await page.addInitScript((stored) => sessionStorage.setItem('estimator', stored), text)
    }
    await page.goto(`/${answers}`)
    const heading = step === 'results' ? 'Your estimate' : 'Do you farm?'
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    const isHero = (text: string) => text.startsWith('Your taxes')
    expect([...new Set(seen)].filter((text) => step === 'results' || !isHero(text))).toEqual([])
    if (step === 'results') return
    await expect(page.getByRole('heading', { level: 1, name: /^Your taxes/ })).toBeVisible()
  })
}
