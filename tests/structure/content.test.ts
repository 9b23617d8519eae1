import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAGES } from '../../src/config/pages.ts'
import { collectTexts } from '../../src/features/content/collect-texts.ts'
import { FIGURES } from '../../src/content/figures.ts'
import { findFigure } from '../../src/content/find-figure.ts'
import type { IndustryContent, ServiceContent } from '../../src/content/schemas/page.ts'

const services = readContent<ServiceContent>(
  import.meta.glob('../../src/content/services/*.md', { eager: true }),
)
const industries = readContent<IndustryContent>(
  import.meta.glob('../../src/content/industries/*.md', { eager: true }),
)
/** All other texts: everything else under src/content except data. */
const others = Object.entries(
  import.meta.glob(
    [
      '../../src/content/{legal,guides}/*.md',
      '../../src/content/{pages,share-images,official-links,refund-phones,finder-words,post-names,checklist,payments}.json',
      '../../src/lib/phrases.ts',
    ],
    { eager: true },
  ),
).map(([file, module]) => ({ path: file, texts: collectTexts(module) }))
const posts = globSync('src/content/posts/*.md').map((path) => ({
  path,
  texts: readFileSync(path, 'utf8').split('\n'),
}))
const pages = [
  ...services.map((content) => page('/services', content)),
  ...industries.map((content) => page('/industries', content)),
]

function page(section: string, content: ServiceContent | IndustryContent) {
  return { path: `${section}/${content.slug}`, content, texts: collectTexts(content) }
}

function readContent<Content>(modules: Record<string, unknown>): Content[] {
  return Object.values(modules).flatMap((module) =>
    Object.values(module as Record<string, Content>),
  )
}

const countWords = (texts: readonly string[]) =>
  texts
    .join(' ')
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length

test('every service and industry page has exactly one content file (R10, R11)', () => {
  const routes = PAGES.map(({ path }) => path).filter((p) => /^\/(services|industries)\//.test(p))
  expect(pages.map(({ path }) => path).toSorted()).toEqual(routes.toSorted())
})

test('no two pages share a paragraph or a sentence of more than ten words', () => {
  const seen = new Map<string, string>()
  const shared: string[] = []
  const ofOnePage = others.filter(({ path }) => !path.endsWith('/phrases.ts'))
  for (const { path, texts } of [...pages, ...ofOnePage]) {
    const sentences = texts.flatMap((text) => [text, ...text.split(/(?<=[.?!])\s+/)])
    for (const sentence of new Set(sentences.map((text) => text.trim().toLowerCase()))) {
      if (countWords([sentence]) <= 10) continue
      const first = seen.get(sentence)
      if (first) shared.push(`${first} and ${path}: ${sentence}`)
      else seen.set(sentence, path)
    }
  }
  expect(shared).toEqual([])
})

test('related pages exist', () => {
  const known = new Set(pages.map(({ path }) => path))
  const related = pages.flatMap(({ content }) => [
    ...content.relatedServices.map((slug) => `/services/${slug}`),
    ...('relatedIndustries' in content
      ? content.relatedIndustries.map((slug) => `/industries/${slug}`)
      : []),
  ])
  expect(related.filter((path) => !known.has(path))).toEqual([])
})

test('every figure in the content is in the list', () => {
  const used = [...pages, ...others].flatMap(({ texts }) =>
    texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, id = '']) => id)),
  )
  expect(() => used.map(findFigure)).not.toThrow()
  expect(used.length).toBeGreaterThan(100)
})

test('the tax references contain every amount and rate among the figures', () => {
  const reference = ['tax-parameters.md', 'tax-more.md']
    .map((file) => readFileSync(`tests/fixtures/${file}`, 'utf8'))
    .join('\n')
  // The reference writes rates as fractions: 6.2% is 0.062 there.
  const known = [...reference.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?/g)].map(Number)
  const isKnown = (value: number) => known.some((number) => Math.abs(number - value) < 1e-9)
  const missing = Object.entries(FIGURES).flatMap(([id, { value }]) =>
    [...value.replaceAll(',', '').matchAll(/(\d+(?:\.\d+)?)(%?)/g)]
      .filter(
        ([, number, percent]) =>
          !isKnown(Number(number)) && !(percent && isKnown(Number(number) / 100)),
      )
      .map(([written]) => `${id}: ${written}`),
  )
  expect(missing).toEqual([])
})

test('texts are in American English', () => {
  const british =
    /\b(?:an own|autumn|by post|cancell\w+|centre|cheques?|colour|favour|grey|instalment|labour|licence|shall|tick|ticked|unticked|whilst)\b/i
  const found = [...pages, ...others, ...posts].flatMap(({ path, texts }) =>
    texts.filter((text) => british.test(text)).map((text) => `${path}: ${text}`),
  )
  expect(found).toEqual([])
})

test('texts avoid the words that the style guide rules out', () => {
  const never = /\b(?:simply|easily|leverage|solutions?|coming dates)\b|[a-z]!(?:\s|$)/i
  const found = [...pages, ...others, ...posts].flatMap(({ path, texts }) =>
    texts.filter((text) => never.test(text)).map((text) => `${path}: ${text}`),
  )
  expect(found).toEqual([])
})

const COUNT = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)'
const sources = globSync([
  'src/content/!(posts)/*.md',
  'src/content/pages.json',
  'src/lib/phrases.ts',
]).map((file) => ({ file, lines: withoutExample(readFileSync(file, 'utf8')).split('\n') }))

/** The amounts of an example are made up. */
function withoutExample(source: string): string {
  return source.replace(/^example:\n(?: .*\n)+/m, '')
}

test.each([
  ['amount of money', /\$\d/],
  ['rate', /\d ?%/],
  ['number of days', new RegExp(`\\b${COUNT} (?:\\w+ )?days\\b|\\bday \\d`, 'i')],
])('no text contains a %s', (_, pattern) => {
  const written = sources.flatMap(({ file, lines }) =>
    lines.filter((line) => pattern.test(line)).map((line) => `${file}: ${line}`),
  )
  expect(written).toEqual([])
})

test.each([
  ['that what is typed stays on the device', /stays? on (?:this|your)(?: own)? device/gi],
  ['that it is general information', /general information, not tax advice/gi],
  ['that fees are shown before one confirms', /fee is shown before you confirm/gi],
])('one place says %s', (_, pattern) => {
  const files = globSync('src/**/*.{ts,tsx,md,json}')
  const found = files
    .filter((file) => !/\.test\.tsx?$|calendar-file/.test(file))
    .flatMap((file) => (readFileSync(file, 'utf8').match(pattern) ?? []).map(() => file))
  expect(found).toHaveLength(1)
})

test('closing banners have at least six wordings', () => {
  const lines = globSync('src/{pages,features}/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<CtaBanner line=(.+) \/>/g)].map(([, line]) => line),
  )
  expect(new Set(lines).size).toBeGreaterThanOrEqual(6)
})
