import { expect, test } from 'vitest'
import { postsSchema } from '../../src/features/news/ghost/schema.ts'
import { toPost } from '../../src/features/news/ghost/to-post.ts'
import { readContent } from '../../local/ghost/content.ts'

const GHOST_URL = 'https://cms.example.test/blog'
const [captured] = readContent('.', GHOST_URL).posts

/** A captured post with some fields replaced by values that Ghost may return. */
function read(fields: object) {
  const meta = { pagination: { page: 1, pages: 1, total: 1 } }
  const [post] = postsSchema.parse({ posts: [{ ...captured, ...fields }], meta }).posts
  if (!post) throw new Error('not read')
  return toPost(post, { url: GHOST_URL, mediaOrigins: ['https://images.example.com'] })
}

const TEXTS = {
  title: 'Title',
  excerpt: 'First words.',
  custom_excerpt: 'Summary.',
  meta_description: 'For engines.',
}

test.each([
  [{}, 'Summary.', 'For engines.'],
  [{ meta_description: '' }, 'Summary.', 'Summary.'],
  [{ meta_description: null, custom_excerpt: '' }, 'First words.', 'First words.'],
  [{ meta_description: null, custom_excerpt: null, excerpt: null }, '', 'Title'],
])('reads the excerpt and description of a post with %j', (fields, excerpt, description) => {
  expect(read({ ...TEXTS, ...fields })).toMatchObject({ excerpt, description })
})

test.each([
  [0, 1],
  [1.4, 1],
  [1.5, 2],
  [undefined, null],
])('reads a reading time of %s as %s minutes', (reading_time, minutes) => {
  expect(read({ access: true, reading_time }).minutes).toBe(minutes)
})

test.each([
  ['2026-11-19T08:00:00.000-05:00', '2026-11-19T08:00:00.000-05:00'],
  [null, undefined],
])('reads a change at %s as %s', (updated_at, updatedAt) => {
  expect(read({ updated_at }).updatedAt).toBe(updatedAt)
})

const OWN = `${GHOST_URL}/content/images/2026/11/barn.jpg`

test.each([
  [OWN, true],
  ['https://images.example.com/content/images/barn.jpg', false],
  ['https://cms.example.test/assets/barn.jpg', false],
])('requests sizes for Ghost’s own pictures only: %s', (feature_image, isOwn) => {
  const sizes = [600, 1000, 1600].map(
    (width) => `${OWN.replace('images/', `images/size/w${width}/`)} ${width}w`,
  )
  const { image } = read({ feature_image, feature_image_alt: 'A barn' })
  expect(image).toMatchObject({ src: feature_image, alt: 'A barn' })
  expect(image?.srcSet).toBe(isOwn ? sizes.join(', ') : undefined)
})

const ELSEWHERE = 'https://evil.example/barn.jpg'

test.each([[null], [''], ['javascript:alert(1)'], [ELSEWHERE]])(
  'shows no picture for %j',
  (feature_image) => {
    expect(read({ feature_image }).image).toBeNull()
  },
)

test('sanitizes a caption and drops it with its picture', () => {
  const feature_image_caption = 'Photo: <b>Dresden</b> bridge<img src=x onerror="alert(1)">'
  expect(read({ feature_image: OWN, feature_image_caption }).image?.captionHtml).toBe(
    'Photo: <b>Dresden</b> bridge',
  )
  expect(read({ feature_image: ELSEWHERE, feature_image_caption }).image).toBeNull()
})

test('uses an editor’s title unchanged, or else the post’s title', () => {
  expect(read({ meta_title: 'Five papers | The firm' }).headTitle).toBe('Five papers | The firm')
  for (const meta_title of [null, '']) expect(read({ meta_title }).headTitle).toBeUndefined()
})

const NO_IMAGES = { feature_image: null, og_image: null, twitter_image: null }

test.each<[string, object, object]>([
  ['nothing', { og_title: null, og_description: '', twitter_title: null }, {}],
  ['texts', { og_title: 'A', og_description: 'B' }, { title: 'A', description: 'B' }],
  [
    'texts for X',
    { twitter_title: 'A', twitter_description: 'B' },
    { twitterTitle: 'A', twitterDescription: 'B' },
  ],
  [
    'the post’s picture',
    { feature_image: OWN, feature_image_alt: 'A barn' },
    { image: OWN, imageAlt: 'A barn' },
  ],
  [
    'another picture',
    { feature_image: OWN, feature_image_alt: 'A barn', og_image: ELSEWHERE },
    { image: ELSEWHERE },
  ],
  ['a picture for X', { twitter_image: ELSEWHERE }, { twitterImage: ELSEWHERE }],
  ['nothing for an invalid picture', { og_image: 'javascript:alert(1)', twitter_image: 'x' }, {}],
])('link previews show %s', (_, fields, expected) => {
  const texts = { og_title: null, twitter_title: null, twitter_description: null }
  const { shared } = read({ ...texts, ...NO_IMAGES, ...fields })
  expect(JSON.parse(JSON.stringify(shared))).toEqual(expected)
})

test('treats a picture without alternative text as decoration', () => {
  expect(read({ feature_image: OWN, feature_image_alt: null }).image?.alt).toBe('')
})
