import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import STORAGE_KEYS from '../../src/content/storage-keys.json' with { type: 'json' }

const numberIn = (file: string, pattern: RegExp) =>
  pattern.exec(readFileSync(file, 'utf8'))?.[1] ?? `not in ${file}`
const keptFor = STORAGE_KEYS.map((entry) => entry.keptFor)

test('the cookie page states the limits in the code', () => {
  const pages = numberIn('worker/caches.ts', /PAGE_LIMITS = \{ maxEntries: (\d+)/)
  const pageDays = numberIn('worker/caches.ts', /PAGE_LIMITS = .*maxAgeSeconds: (\d+) \* DAY/)
  const fileDays = numberIn('worker/caches.ts', /maxEntries, maxAgeSeconds: (\d+) \* DAY/)
  const answers = numberIn('src/features/news/saved-responses.ts', /MAX_RESPONSES = (\d+)/)
  expect(keptFor).toContain(
    `The newest ${pages} pages for up to ${pageDays} days, files for up to ${fileDays} days`,
  )
  expect(keptFor).toContain(`The newest ${answers} responses, until you clear them`)
})

test('the cookie page lists exactly the keys that the code stores (R172)', () => {
  const stored = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(?:KEY|MARK|CACHE) = '(\S+)'/g)])
    .flatMap(([, key]) => key ?? [])
  // Those with "…" have a variable part.
  const listed = STORAGE_KEYS.filter(
    ({ where, key }) => where.endsWith('storage') && !key.includes('…'),
  ).map(({ key }) => key)
  expect(stored.toSorted()).toEqual(listed.toSorted())
})
