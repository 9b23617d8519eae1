import { GHOST_KEY } from '../../../local/ghost/answer.ts'
import { NOT_FOUND } from '../../../src/lib/phrases.ts'
import { HOSTILE_HTML } from '../../news/hostile-html.ts'
import { checkBothThemes } from '../../e2e/axe.ts'
import {
  checkAccessibility,
  expect,
  expectAfterRetries,
  expectNoSidewaysScroll,
  type Page,
  stillMotion,
  test,
  useTheme,
} from '../../e2e/base.ts'

/** The build has only the first page of the list, so this one comes from Ghost. */
const LATER_PAGE = '/news?page=2'

test.beforeEach(({ page }) => stillMotion(page))

async function useFault(page: Page, fault: string, baseURL = ''): Promise<void> {
  await page.context().addCookies([{ name: 'local-ghost', value: fault, url: baseURL }])
}

type GhostPost = Record<string, unknown>

/**
 * Publishes a post after the build, which the page then requests from Ghost.
 * @param fields how it differs from a captured post
 */
async function publish(page: Page, fields: GhostPost): Promise<string> {
  await page.route('**/posts/slug/published-late/**', async (route) => {
    const url = route.request().url().replace('published-late', 'what-a-cp2000-letter-means')
    const body: { posts: GhostPost[] } = await (await route.fetch({ url })).json()
    await route.fulfill({ json: { posts: body.posts.map((post) => ({ ...post, ...fields })) } })
  })
  return '/news/published-late'
}

test('Ghost supplies the list, its pages, a search, a tag, an author and a post (R186)', async ({
  page,
}) => {
  await page.goto('/news')
  await expect(page.getByRole('article')).toHaveCount(10)
  await expectNoSidewaysScroll(page)
  await checkAccessibility(page)
  await page.getByRole('link', { name: 'Older posts' }).click()
  await expect(page).toHaveURL('/news?page=2')
  await expect(page.getByText('Page 2 of 3')).toBeVisible()
  await page.getByRole('searchbox').fill('mileage')
  await expect(page.getByRole('search').getByRole('link').first()).toHaveAttribute(
    'href',
    '/news/mileage-log-in-ten-seconds',
  )

  await page.goto('/news/tag/ohio')
  await expect(page.getByRole('heading', { level: 1, name: 'Ohio' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
  // The build may not know the tag, and then has no feed for it.
  await expect(page.getByRole('link', { name: 'RSS feed' })).toHaveCount(0)
  await page.goto('/news/author/marla')
  await expect(page.getByRole('article')).toHaveCount(9)

  await page.goto('/news/what-a-cp2000-letter-means')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CP2000')
  await expect(page.getByRole('navigation', { name: 'More posts' })).toBeVisible()
  await checkAccessibility(page)
})

test('a draft and an unknown topic are not found (R21)', async ({ page, expectConsole }) => {
  expectConsole(/404/)
  for (const path of ['/news/a-draft', '/news/tag/none']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: NOT_FOUND.heading })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${NOT_FOUND.head.title}`))
  }
})

test('a members-only post shows only its picture and summary', async ({ page, request }) => {
  await page.goto('/news/members-only-year-end-checklist')
  await expect(page.getByText('This post is not public.')).toBeVisible()
  await expect(page.getByText('A custom excerpt of a members-only post')).toBeVisible()
  await expect(page.getByRole('figure')).toHaveText('Photo: the office')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(await page.content()).not.toContain('What only members may read')
  await page.goto('/news/preview-then-members')
  await expect(page.getByText('The rest of this post is not public.')).toBeVisible()
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('members')
})

const FILLED = '/news/quarterly-payments-without-the-panic'

test('a post with every Ghost field has the head its editor wrote', async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get(FILLED)).text()
  const pictures = `${baseURL}/__ghost/content/images/2026/11`
  const wanted = [
    '<title>Quarterly payments, step by step</title>',
    `rel="preconnect" href="${baseURL}/__ghost"`,
    'name="description" content="How to pay estimated tax four times a year."',
    'rel="canonical" href="https://example.com/quarterly-payments/"',
    'property="og:url" content="https://example.com/quarterly-payments/"',
    'property="og:title" content="Four payments, no panic"',
    'property="og:description" content="For people who get no paycheck."',
    `property="og:image" content="${pictures}/feature-grid.png"`,
    'name="twitter:title" content="Pay four times"',
    'name="twitter:description" content="And sleep well."',
    `name="twitter:image" content="${pictures}/feature-disc.png"`,
  ]
  expect(wanted.filter((tag) => !html.includes(tag))).toEqual([])
  expect(html.match(/name="twitter:image"/g)).toHaveLength(1)
  // Published elsewhere first: search engines only see that page.
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(FILLED)
  expect(await (await request.get('/news/rss.xml')).text()).toContain(FILLED)
})

test('a post with every Ghost field keeps its title, shows its text and runs no code', async ({
  page,
  request,
}) => {
  await page.goto(FILLED)
  await expect(page).toHaveTitle('Quarterly payments, step by step')
  const figure = page.getByRole('figure')
  await expect(figure.getByRole('img', { name: 'Rising steps' })).toBeVisible()
  await expect(figure).toContainText('Photo: Dresden bridge')
  await expect(figure.getByRole('link', { name: /^Dresden bridge/ })).toBeVisible()
  await expect(page.getByText('A share of each deposit, set aside')).toBeVisible()
  const byline = page.getByRole('definition')
  for (const name of ['Marla Quist', 'Ada Fenwick', 'Small Business', 'Tax Planning']) {
    await expect(byline.getByRole('link', { name })).toBeVisible()
  }
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  for (const html of [await page.content(), await (await request.get(FILLED)).text()]) {
    expect(html).not.toMatch(/injected|Only in the newsletter|internal: yes|custom-wide/)
  }
})

/** Every test fails on a request to another host, and on one that the policy blocks. */
async function expectNothingOfOtherHosts(page: Page): Promise<void> {
  const body = page.locator('.article-body')
  await expect(body.getByRole('link', { name: 'See “A new roof” on evil.example' })).toBeVisible()
  await expect(body.getByText('Photo: the roof in May')).toBeVisible()
  await expect(body.getByRole('img')).toHaveCount(1)
  await expect(body.getByRole('img', { name: 'Our own picture' })).toBeVisible()
  await expect(body.getByRole('link', { name: /^Farmers/ })).toBeVisible()
  await expect(body.getByText('Refused bookmark')).toHaveCount(0)
  await expect(body.getByRole('link', { name: 'Watch the video on evil.example' })).toBeVisible()
  await expect(body.getByRole('link', { name: 'Listen to the recording on evil' })).toBeVisible()
  await expect(body.locator('video, audio')).toHaveCount(0)
  const asked = await page
    .locator('[src*="evil"], [srcset*="evil"], [poster*="evil"], [style*="evil"]')
    .count()
  expect(asked).toBe(0)
}

const ELSEWHERE = '/news/can-a-barn-be-depreciated'

test('media of other hosts are left out', async ({ page }) => {
  await useTheme(page, 'light')
  await page.goto(ELSEWHERE)
  await expectNothingOfOtherHosts(page)
  // The drawing replaces the post's own picture, without its caption.
  await expect(page.getByText('Photo: somebody')).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await checkBothThemes(page)
})

const BARN = `/__ghost/ghost/api/content/posts/slug/can-a-barn-be-depreciated/?key=${GHOST_KEY}`

test('media of other hosts are left out of a post newer than the build', async ({
  page,
  request,
}) => {
  const { posts } = await (await request.get(BARN)).json()
  await page.goto(
    await publish(page, { html: posts[0].html, feature_image: posts[0].feature_image }),
  )
  await expectNothingOfOtherHosts(page)
})

test('the security policy names the allowed hosts for media', async ({ request, baseURL }) => {
  const policy = (await request.get('/news')).headers()['content-security-policy'] ?? ''
  const directives = new Map(policy.split('; ').map((one) => [one.split(' ')[0], one]))
  expect(directives.get('img-src')).toBe(
    `img-src 'self' data: https://widgets.example.com ${baseURL}`,
  )
  expect(directives.get('media-src')).toBe(`media-src 'self' ${baseURL}`)
  expect(directives.get('connect-src')).toContain(baseURL)
})

test('every card is readable in both themes at 390 and 1280 px (R187)', async ({ page }) => {
  await useTheme(page, 'light')
  await page.goto('/news/every-card-in-one-post')
  await expect(page.locator('.article-body .kg-card').first()).toBeVisible()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await test.step(`${width} px`, async () => {
      await expectNoSidewaysScroll(page)
      await checkBothThemes(page)
    })
  }
})

/** Checks frames' addresses without loading them: tests run offline. */
function keepFramesEmpty(): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'src') ?? {}
  Object.defineProperty(HTMLIFrameElement.prototype, 'src', {
    set(value: string) {
      this.dataset.asked = value
      set?.call(this, 'about:blank')
    },
  })
}

test('cards work without Ghost’s scripts, and a player loads on request in its own frame', async ({
  page,
  expectConsole,
}) => {
  // Refers to the page's own origin, which stands in for the player's here.
  expectConsole(/allow-scripts and allow-same-origin/)
  await page.goto('/news/every-card-in-one-post')
  const body = page.locator('.article-body')
  await expect(body.getByText('Pay what you can by the date')).toBeHidden()
  await body.getByText('May I pay late?').click()
  await expect(body.getByText('Pay what you can by the date')).toBeVisible()

  const pictures = body.locator('.kg-gallery-row').first().locator('.kg-gallery-image')
  const heights = await pictures.evaluateAll((boxes) =>
    boxes.map((box) => Math.round(box.getBoundingClientRect().height)),
  )
  expect(new Set(heights).size).toBe(1)
  for (const player of await body.locator('video, audio').all()) {
    await expect(player).toHaveAttribute('controls')
  }
  await expect(body.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
  await expect(body.locator('form, input')).toHaveCount(0)
  await body.getByRole('link', { name: 'Contact the office' }).first().scrollIntoViewIfNeeded()
  const frame = body.locator('iframe')
  await expect(frame).toHaveCount(0)

  await page.evaluate(keepFramesEmpty)
  await page.getByRole('button', { name: /Load .* from YouTube/ }).click()
  await expect(frame).toHaveAttribute(
    'data-asked',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  )
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
  await expect(frame).toHaveAttribute('title', /A film/)
})

test('hostile code in a post neither runs, navigates nor loads anything', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/)
  const path = await publish(page, {
    // Separated, so that an unclosed element does not swallow the next.
    html: HOSTILE_HTML.map(([, html]) => `<div>${html}</div>`).join('\n'),
    feature_image_caption: HOSTILE_HTML.map(([, html]) => html).join('\n'),
    title: '<img src=x onerror="window.hacked=1">',
  })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img')
  for (const link of await page.locator('.article-body a').all()) {
    if ((await link.getAttribute('href')) === null) await link.click({ force: true })
  }
  await page.locator('.article-body').hover()
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  expect(new URL(page.url()).pathname).toBe(path)
  const covering = await page
    .locator('.article-body *')
    .evaluateAll(
      (all) =>
        all.filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position)).length,
    )
  expect(covering).toBe(0)
})

test('a Ghost that never responds shows a message and a retry', async ({
  page,
  baseURL,
  expectConsole,
}) => {
  expectConsole(/could not be shown|imeout/)
  await page.clock.install()
  await useFault(page, 'hang', baseURL)
  await page.goto(LATER_PAGE, { waitUntil: 'commit' })
  // Four tries, each timing out after ten seconds without a response.
  const alert = page.getByRole('alert').filter({ hasText: 'is not loading right now' })
  await expectAfterRetries(page, alert)
  await useFault(page, '', baseURL)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article')).toHaveCount(10)
})

test('the last content from Ghost shows while it is down', async ({
  page,
  baseURL,
  expectConsole,
}) => {
  expectConsole(/500/)
  await page.goto(LATER_PAGE)
  await expect(page.getByRole('article')).toHaveCount(10)
  await useFault(page, '500', baseURL)
  await page.reload()
  await expect(page.getByText('These posts were saved')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(10)
  await checkAccessibility(page)
  await useFault(page, '', baseURL)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('These posts were saved')).toBeHidden()
})
