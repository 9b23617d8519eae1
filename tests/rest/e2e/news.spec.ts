import { readdirSync, readFileSync } from 'node:fs'
import { NOT_FOUND } from '../../../src/lib/phrases.ts'
import type { PostList } from '../../../src/features/news/post.ts'
import { validateXml } from '../../validate-xml.ts'
import { lookAtEach } from './faults.ts'
import {
  ANY_SIZE,
  checkAccessibility,
  expect,
  expectAfterRetries,
  holdRequests,
  ONLY_PHONE,
  stillMotion,
  test,
} from '../../e2e/base.ts'

const first: PostList = JSON.parse(readFileSync('dist/news-data/all/1.json', 'utf8'))
const [post] = first.posts
if (!post) throw new Error('The build has no posts')
const slug = post.slug
const tag = post.tags[0]
/** Addresses without content, and the status of each. The list's file has every page of the list. */
const MISSING = [
  ['/news/no-such-post', 404],
  ['/news/tag/none', 404],
  ['/news/author/nobody', 404],
  ['/news?page=999', 200],
] as const

test.beforeEach(({ page }) => stillMotion(page))

test('pages of the list open directly by URL', { tag: ANY_SIZE }, async ({ page }) => {
  test.skip(first.pages < 2, 'one page only')
  await page.goto('/news')
  await page.getByRole('link', { name: 'Older posts' }).click()
  await expect(page).toHaveURL('/news?page=2')
  await expect(page.getByText(`Page 2 of ${first.pages}`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`Page 2 of ${first.pages}`)).toBeVisible()
  await page.goBack()
  await expect(page.getByText(`Page 1 of ${first.pages}`)).toBeVisible()
})

test('a post’s picture comes in the size of the screen (R233)', { tag: ANY_SIZE }, async ({
  page,
}) => {
  await page.goto('/news/selling-your-home')
  const picture = page.getByRole('img', { name: /^Two houses at dusk/ })
  await expect
    .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0)
  const { pathname, searchParams } = new URL(
    await picture.evaluate((one: HTMLImageElement) => one.currentSrc),
  )
  expect(pathname).toBe('/_vercel/image')
  const pixels = await page.evaluate(() => window.innerWidth * window.devicePixelRatio)
  const width = Number(searchParams.get('w'))
  expect(width).toBeGreaterThanOrEqual(Math.min(pixels, 1248))
  expect(width).toBeLessThan(pixels * 2)
})

test('a missing post, topic, author and page of the list are not found (R21)', {
  tag: ANY_SIZE,
}, async ({ page, expectConsole }) => {
  expectConsole(/404/)
  for (const [path, status] of MISSING) {
    await test.step(path, async () => {
      expect((await page.goto(path))?.status()).toBe(status)
      await expect(page.getByRole('heading', { level: 1, name: NOT_FOUND.heading })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`^${NOT_FOUND.head.title}`))
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    })
  }
})

test('every table of every post shows its last column on a phone, and no cell is cut', {
  tag: ONLY_PHONE,
}, async ({ page }) => {
  const files = readdirSync('dist/news-data/post')
  const paths = files.map((file) => `/news/${file.replace('.json', '')}`)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await lookAtEach(page, paths, async () => {
      const cut = await page
        .locator('.table-box, .table-box :is(th, td)')
        .evaluateAll((boxes) =>
          boxes
            .filter((box) => box.scrollWidth > box.clientWidth)
            .map((box) => box.textContent?.slice(0, 40)),
        )
      expect(cut, `${width}`).toEqual([])
    })
  }
})

test('a post is complete without JavaScript and has its structured data (R185)', {
  tag: ANY_SIZE,
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(`/news/${slug}`)
  await expect(page.locator('.article-body p').first()).toBeVisible()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => JSON.parse(text)['@type'])).toEqual(
    expect.arrayContaining(['BlogPosting', 'BreadcrumbList']),
  )
  await context.close()
})

test('a video that the browser cannot play becomes a link', { tag: ANY_SIZE }, async ({ page }) => {
  await page.route('**/clip.mp4', (route) =>
    route.fulfill({ contentType: 'video/mp4', body: 'of a kind that no browser knows' }),
  )
  // It usually fails before the page is hydrated.
  const hydrate = await holdRequests(page, '**/assets/*.js')
  await page.goto('/test/ghost-cards', { waitUntil: 'commit' })
  const video = page.locator('video[src$="clip.mp4"]')
  await expect.poll(() => video.evaluate(({ error }: HTMLVideoElement) => error?.code)).toBe(4)
  hydrate()
  await expect(video).toHaveCount(0)
  await expect(page.getByText('This video can’t be played here.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Open the video file/ })).toHaveAttribute(
    'href',
    /clip\.mp4$/,
  )
  await checkAccessibility(page)
})

test('hydrating a prerendered post requests nothing again, and its link is copied', {
  tag: ANY_SIZE,
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto(`/news/${slug}`)
  await page.getByRole('button', { name: 'Print' }).waitFor()
  expect(requested.filter((url) => url.includes('/news-data/'))).toEqual([])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied.').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(`/news/${slug}`)
})

test('posts that fail to load show a message and a retry, and loaded ones still show when they fail later', {
  tag: ANY_SIZE,
}, async ({ page, expectConsole }) => {
  expectConsole(/could not be shown|Failed to load|ERR_FAILED|HTTP 500/)
  await page.clock.install()
  const openNews = async () => {
    await page.goto('/about-us')
    await page.route('**/news-data/**', (route) => route.fulfill({ status: 500 }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).first().click()
  }
  await openNews()
  const alert = page.getByRole('alert').filter({ hasText: 'The news could not be loaded' })
  await expectAfterRetries(page, alert)
  await checkAccessibility(page)
  await page.unroute('**/news-data/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()

  await openNews()
  await expect(page.getByText('is not loading right now')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the feeds and the sitemap of the build are valid', { tag: ANY_SIZE }, async ({ request }) => {
  const paths = ['/news/rss.xml', `/news/tag/${tag?.slug}/rss.xml`, '/news/author/office/rss.xml']
  for (const path of paths) {
    const response = await request.get(path)
    expect(response.headers()['content-type']).toContain('xml')
    expect(await validateXml(await response.text(), 'rss'), path).toEqual([])
  }
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(await validateXml(sitemap, 'sitemap')).toEqual([])
  expect(sitemap).toContain(`/news/${slug}</loc>`)
})
