import { afterAll, expect, test, vi } from 'vitest'
import { FACTS } from '../../src/config/facts.ts'
import { factTexts } from '../fixtures/fact-texts.ts'

vi.mock('../../src/config/facts.ts', async (load) => {
  const { confirmNone } = await import('../fixtures/fact-texts.ts')
  return confirmNone(await load())
})
afterAll(() => vi.unstubAllEnvs())

/** The texts of the content pages, as written for an address. */
async function readContent(siteUrl: string): Promise<string> {
  vi.stubEnv('VITE_SITE_URL', siteUrl)
  vi.resetModules()
  const files = import.meta.glob([
    '../../src/content/{services,industries}/*.ts',
    '../../src/content/{directory-prices,services-grid,client-portal-help}.ts',
  ])
  return JSON.stringify(await Promise.all(Object.values(files).map((load) => load())))
}

test('content pages of a public address have no fact that the firm has not confirmed', async () => {
  const text = await readContent('https://www.our-firm.test')
  expect(factTexts(FACTS).filter((open) => text.includes(open))).toEqual([])
  expect(text).toContain('By quote')
  expect(text).not.toMatch(/null|undefined/)
})

test('content pages of a preview show the facts for the firm to read', async () => {
  const text = await readContent('https://our-firm.vercel.app')
  expect(text).toContain(FACTS.formationPrice.value.from)
  expect(text).toContain(FACTS.neverAsked.value)
})
