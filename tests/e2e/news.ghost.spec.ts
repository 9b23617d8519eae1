import { HOSTILE_HTML } from '../news/hostile-html'
import {
  checkAccessibility,
  expect,
  expectAfterRetries,
  expectNoSidewaysScroll,
  type Page,
  stillMotion,
  test,
  useTheme,
} from './base'

const API = '**/__ghost/ghost/api/content/**'

test.beforeEach(({ page }) => stillMotion(page))

async function useFault(page: Page, fault: string, baseURL = ''): Promise<void> {
  await page.context().addCookies([{ name: 'local-ghost', value: fault, url: baseURL }])
}

test('the list, its pages, a tag, an author and a post come from Ghost', async ({ page }) => {
  await page.goto('/news')
  await expect(page.getByRole('article')).toHaveCount(10)
  await expectNoSidewaysScroll(page)
  await checkAccessibility(page)
  await page.getByRole('link', { name: 'Older posts' }).click()
  await expect(page).toHaveURL('/news?page=2')
  await expect(page.getByText('Page 2 of 3')).toBeVisible()

  await page.goto('/news/tag/ohio')
  await expect(page.getByRole('heading', { level: 1, name: 'Ohio' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
  // The build may not know the tag and have no feed of it.
  await expect(page.getByRole('link', { name: 'RSS feed' })).toHaveCount(0)
  await page.goto('/news/author/marla')
  await expect(page.getByRole('article')).toHaveCount(9)

  await page.goto('/news/what-a-cp2000-letter-means')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CP2000')
  await expect(page.getByRole('navigation', { name: 'Further posts' })).toBeVisible()
  await checkAccessibility(page)
})

for (const path of [
  '/news/a-draft',
  '/news/no-such-post',
  '/news/tag/none',
  '/news/author/nobody',
]) {
  test(`${path} is not found`, async ({ page, expectConsole }) => {
    expectConsole(/404/)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: /not on the books/ })).toBeVisible()
    await expect(page).toHaveTitle(/^Page not found/)
  })
}

test('a post for members shows no more than its summary', async ({ page }) => {
  await page.goto('/news/members-only-year-end-checklist')
  await expect(page.getByText('This post is not open to everyone.')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.goto('/news/preview-then-members')
  await expect(page.getByText('The rest of this post is not open to everyone.')).toBeVisible()
})

test('posts of Ghost are found by the search', async ({ page }) => {
  await page.goto('/news')
  await page.getByRole('searchbox').fill('mileage')
  await expect(page.getByRole('search').getByRole('link').first()).toHaveAttribute(
    'href',
    '/news/mileage-log-in-ten-seconds',
  )
})

for (const theme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`every card reads well, ${theme}, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await useTheme(page, theme)
      await page.goto('/news/every-card-in-one-post')
      await expect(page.locator('.article-body .kg-card').first()).toBeVisible()
      await expectNoSidewaysScroll(page)
      await checkAccessibility(page)
    })
  }
}

test('cards do what they are for without Ghost’s scripts', async ({ page }) => {
  await page.goto('/news/every-card-in-one-post')
  const body = page.locator('.article-body')
  await expect(body.getByText('Pay what you can by the date')).toBeHidden()
  await body.getByText('May I pay late?').click()
  await expect(body.getByText('Pay what you can by the date')).toBeVisible()

  const heights = await body
    .locator('.kg-gallery-row')
    .first()
    .locator('.kg-gallery-image')
    .evaluateAll((boxes) => boxes.map((box) => Math.round(box.getBoundingClientRect().height)))
  expect(new Set(heights).size).toBe(1)

  for (const player of await body.locator('video, audio').all()) {
    await expect(player).toHaveAttribute('controls')
  }
  await expect(body.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
  await expect(body.locator('form, input')).toHaveCount(0)
  await body.getByRole('link', { name: 'Contact the office' }).first().scrollIntoViewIfNeeded()
  await expect(body.locator('iframe')).toHaveCount(0)
})

test('a player loads when it is asked for, in a box of its own', async ({
  page,
  expectConsole,
}) => {
  // Said of the page's own origin, which stands in for the player's here.
  expectConsole(/allow-scripts and allow-same-origin/)
  await page.goto('/news/every-card-in-one-post')
  await page.evaluate(() => {
    // The frame's address is looked at, not asked for: tests run offline.
    const { set } = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'src') ?? {}
    Object.defineProperty(HTMLIFrameElement.prototype, 'src', {
      set(value: string) {
        this.dataset.asked = value
        set?.call(this, 'about:blank')
      },
    })
  })
  await page.getByRole('button', { name: /Load .* from YouTube/ }).click()
  const frame = page.locator('.article-body iframe')
  await expect(frame).toHaveAttribute(
    'data-asked',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  )
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
  await expect(frame).toHaveAttribute('title', /A film/)
})

test('nothing hostile in a post runs, leads away or is asked for', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/)
  await page.route('**/posts/slug/what-a-cp2000-letter-means/**', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    // Closed off from each other, so that what is left open does not swallow the next.
    body.posts[0].html = HOSTILE_HTML.map(([, html]) => `<div>${html}</div>`).join('\n')
    body.posts[0].feature_image_caption = HOSTILE_HTML.map(([, html]) => html).join('\n')
    body.posts[0].title = '<img src=x onerror="window.hacked=1">'
    await route.fulfill({ json: body })
  })
  await page.goto('/news/what-a-cp2000-letter-means')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img')
  for (const link of await page.locator('.article-body a').all()) {
    if ((await link.getAttribute('href')) === null) await link.click({ force: true })
  }
  await page.locator('.article-body').hover()
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  expect(new URL(page.url()).pathname).toBe('/news/what-a-cp2000-letter-means')
  const covering = await page
    .locator('.article-body *')
    .evaluateAll(
      (all) =>
        all.filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position)).length,
    )
  expect(covering).toBe(0)
})

for (const fault of ['500', 'maintenance', 'malformed', 'wrong-types', 'hang']) {
  test(`when Ghost fails (${fault}) the page says so and can try again`, async ({
    page,
    baseURL,
    expectConsole,
  }) => {
    expectConsole(/could not be shown|Failed to load|HTTP 5|JSON|ZodError|imeout/)
    await page.clock.install()
    await useFault(page, fault, baseURL)
    await page.goto('/news', { waitUntil: 'commit' })
    // Four tries, each given up after ten seconds where nothing comes.
    const alert = page.getByRole('alert').filter({ hasText: 'does not answer right now' })
    await expectAfterRetries(page, alert)
    await useFault(page, '', baseURL)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article')).toHaveCount(10)
  })
}

test('with a wrong key the page says that the news cannot be loaded', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/could not be shown|401/)
  await page.route(API, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/key=\w+/, `key=${'f'.repeat(26)}`),
    }),
  )
  await page.clock.install()
  await page.goto('/news', { waitUntil: 'commit' })
  await expectAfterRetries(page, page.getByRole('alert').filter({ hasText: 'could not be loaded' }))
})

test('what Ghost last said is shown while it is down', async ({ page, baseURL, expectConsole }) => {
  expectConsole(/500/)
  await page.goto('/news')
  await expect(page.getByRole('article')).toHaveCount(10)
  await useFault(page, '500', baseURL)
  await page.reload()
  await expect(page.getByText('You see what it last said')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(10)
  await checkAccessibility(page)
  await useFault(page, '', baseURL)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('You see what it last said')).toBeHidden()
})

test('a slow Ghost shows the shape of the page first', async ({ page, baseURL }) => {
  await page.goto('/about-us')
  await useFault(page, 'slow', baseURL)
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).first().click()
  await expect(page.getByText('Loading the posts...')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(10, { timeout: 15_000 })
})
