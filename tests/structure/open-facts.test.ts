import { expect, test, vi } from 'vitest'
import { KINDS, listFiles, readPage } from '../../build/content/read-page.ts'
import { wordsFor } from '../../build/content/words.ts'
import { FACTS } from '../../src/config/facts.ts'
import { factTexts } from '../fixtures/fact-texts.ts'

vi.mock('../../src/config/facts.ts', async (load) => {
  const { confirmNone } = await import('../fixtures/fact-texts.ts')
  return confirmNone(await load())
})

/** The texts of the pages, as built for an address. */
function readContent(siteUrl: string): string {
  const words = wordsFor({ VITE_SITE_URL: siteUrl })
  const problems: string[] = []
  const pages = KINDS.flatMap((kind) =>
    listFiles(kind).map((file) => readPage(problems, kind, file, words)),
  )
  expect(problems).toEqual([])
  return JSON.stringify(pages)
}

test('content pages of a public address have no fact that the firm has not confirmed', () => {
  const text = readContent('https://www.our-firm.test')
  expect(factTexts(FACTS).filter((open) => text.includes(open))).toEqual([])
  expect(text).toContain('By quote')
  expect(text).not.toMatch(/null|undefined/)
})

test('content pages of a preview show the facts for the firm to read', () => {
  const text = readContent('https://our-firm.vercel.app')
  expect(text).toContain(FACTS.formationPrice.value.from)
  expect(text).toContain(FACTS.freeTalk.value.term)
})
