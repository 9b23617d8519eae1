import { readFileSync } from 'node:fs'
import type { PostList } from '../../src/features/news/post.ts'
import {
  ANY_SIZE,
  checkAccessibility,
  expect,
  expectNoSidewaysScroll,
  stillMotion,
  test,
} from './base.ts'

const first: PostList = JSON.parse(readFileSync('dist/news-data/all/1.json', 'utf8'))
const [post] = first.posts
if (!post) throw new Error('The build has no posts')
const slug = post.slug
const tag = post.tags[0]

test.beforeEach(({ page }) => stillMotion(page))

test('the news page lists posts and links to a post, its tag and its author (R14-R16, R184, R185)', async ({
  page,
}) => {
  await page.goto('/news')
  await expect(page.getByRole('article')).toHaveCount(first.posts.length)
  await page.getByRole('link', { name: post.title, exact: true }).click()
  await expect(page).toHaveURL(`/news/${slug}`)
  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(post.title.slice(0, 20)))

  const byline = page.locator('article > div > dl')
  await byline.getByRole('link', { name: tag?.name }).click()
  await expect(page).toHaveURL(`/news/tag/${tag?.slug}`)
  await expect(page.getByRole('heading', { level: 1, name: tag?.name })).toBeVisible()
  await page.goto(`/news/${slug}`)
  await byline.getByRole('link', { name: post.authors[0]?.name }).click()
  await expect(page).toHaveURL(`/news/author/${post.authors[0]?.slug}`)
  await expect(page.getByRole('heading', { name: 'How an article is made' })).toBeVisible()
})

test('the news page and the finder find posts', { tag: ANY_SIZE }, async ({ page }) => {
  const word = post.title.split(/\W+/).toSorted((a, b) => b.length - a.length)[0] ?? ''
  await page.goto('/news')
  const results = page.getByRole('search')
  await page.getByRole('searchbox', { name: 'Search the news' }).fill('z'.repeat(60))
  await expect(results.getByRole('status')).toContainText('Nothing found')
  await expectNoSidewaysScroll(page)
  await page.getByRole('searchbox', { name: 'Search the news' }).fill(word)
  await expect(results.getByRole('link', { name: post.title })).toBeVisible()
  await expect(results.getByRole('status')).toContainText('found.')
  await checkAccessibility(page)

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(post.title)
  await expect(page.getByRole('option', { name: post.title })).toBeVisible()
  await page.getByRole('option', { name: post.title }).click()
  await expect(page).toHaveURL(`/news/${slug}`)
})
