import { parseRssFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { validateXml } from '../../tests/validate-xml.ts'
import { compilePosts } from './compile-posts.ts'

const files = new Map<string, string>()
compilePosts((file, text) => void files.set(file, text), {
  now: new Date('2026-11-21T00:00:00Z'),
  siteUrl: 'https://www.example.com',
  folder: 'tests/fixtures/posts',
})
const feeds = [...files].filter(([file]) => file.endsWith('rss.xml'))

test('writes a feed for the site, each tag and each author', () => {
  expect(feeds.map(([file]) => file)).toEqual([
    'news/rss.xml',
    'news/tag/ohio/rss.xml',
    'news/author/office/rss.xml',
    'news/tag/farm/rss.xml',
  ])
})

test.each(feeds)('%s is valid RSS 2.0', async (file, text) => {
  expect(await validateXml(text, 'rss')).toEqual([])
  expect(text).toContain(`href="https://www.example.com/${file}" rel="self"`)
})

test('detects an invalid feed', async () => {
  const text = files.get('news/rss.xml') ?? ''
  expect(await validateXml(text.replace(/<link>.*?<\/link>/, ''), 'rss')).not.toEqual([])
  expect(await validateXml(text.replace('</item>', ''), 'rss')).not.toEqual([])
})

test('a feed reader gets the posts newest first, with their titles unchanged', () => {
  const feed = parseRssFeed(files.get('news/rss.xml') ?? '')
  expect(feed.items).toMatchObject([
    {
      title: 'A second sample',
      link: 'https://www.example.com/news/second-sample',
      pubDate: 'Wed, 01 Apr 2026 13:00:00 GMT',
    },
    { title: 'A first sample: <b>not bold</b>', description: 'What the first sample says.' },
  ])
})
