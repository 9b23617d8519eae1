import { expect, test } from 'vitest'
import { postsSchema } from '../../src/features/news/ghost/schema'
import { toPost } from '../../src/features/news/ghost/to-post'
import { readContent } from '../../local/ghost/content'

const URL_OF_GHOST = 'https://cms.example.test/blog'
const [captured] = readContent('.', URL_OF_GHOST).posts

/** A captured post with some fields as a Ghost may answer them. */
function read(fields: object) {
  const meta = { pagination: { page: 1, pages: 1, total: 1 } }
  const [post] = postsSchema.parse({ posts: [{ ...captured, ...fields }], meta }).posts
  if (!post) throw new Error('not read')
  return toPost(post, URL_OF_GHOST)
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
])('a post with %j has this excerpt and this description', (fields, excerpt, description) => {
  expect(read({ ...TEXTS, ...fields })).toMatchObject({ excerpt, description })
})

test.each([
  [0, 1],
  [1.4, 1],
  [1.5, 2],
  [undefined, null],
])('a reading time of %s is %s minutes', (reading_time, minutes) => {
  expect(read({ access: true, reading_time }).minutes).toBe(minutes)
})

test.each([
  ['2026-11-19T08:00:00.000-05:00', '2026-11-19T08:00:00.000-05:00'],
  [null, undefined],
])('changed at %s is %s', (updated_at, updatedAt) => {
  expect(read({ updated_at }).updatedAt).toBe(updatedAt)
})

const OWN = `${URL_OF_GHOST}/content/images/2026/11/barn.jpg`

test.each([
  [OWN, true],
  ['https://images.example.com/content/images/barn.jpg', false],
  ['https://cms.example.test/assets/barn.jpg', false],
])('only Ghost’s own pictures come in its sizes: %s', (feature_image, isOwn) => {
  const sizes = [600, 1000, 1600].map(
    (width) => `${OWN.replace('images/', `images/size/w${width}/`)} ${width}w`,
  )
  const { image } = read({ feature_image, feature_image_alt: 'A barn' })
  expect(image).toMatchObject({ src: feature_image, alt: 'A barn' })
  expect(image?.srcSet).toBe(isOwn ? sizes.join(', ') : undefined)
})

test.each([[null], [''], ['javascript:alert(1)']])('no picture: %j', (feature_image) => {
  expect(read({ feature_image }).image).toBeNull()
})

test('a picture without words only decorates', () => {
  expect(read({ feature_image: OWN, feature_image_alt: null }).image?.alt).toBe('')
})
