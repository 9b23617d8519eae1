import { expect, test } from 'vitest'
import { site } from '../../src/config/site.ts'
import { collectTexts } from '../../src/features/content/collect-texts.ts'
import type { ProseContent } from '../../src/content/schemas/page.ts'

const pages = import.meta.glob<ProseContent>('../../src/content/legal/*.md', {
  eager: true,
  import: 'default',
})
const page = (name: string) => pages[`../../src/content/legal/${name}.md`]

const textOf = (content: unknown) => collectTexts(content).join('\n')

test('the privacy policy names the data collected, by whom, and whom to ask (R172)', () => {
  const text = textOf(page('privacy'))
  for (const part of [
    'The price estimator',
    'Measurement',
    'Messages and appointments',
    'Reply STOP',
    'Twilio',
    'Google Maps',
    'Vercel',
    'chat',
    'The client portal',
    'The document drop-off',
    site.phone.display,
    site.email,
  ]) {
    expect(text).toContain(part)
  }
})

test('the accessibility page names the standard, known gaps and a contact (R173)', () => {
  expect(textOf(page('accessibility'))).toMatch(
    /Web Content Accessibility Guidelines, version 2\.2, level AA/,
  )
  const gaps = page('accessibility')?.sections.find(({ heading }) => heading === 'Known gaps')
  expect(gaps?.list?.length).toBeGreaterThan(1)
  const report = textOf(
    page('accessibility')?.sections.filter(({ heading }) => heading === 'Report a barrier'),
  )
  expect(report).toContain(site.phone.display)
  expect(report).toContain(site.email)
})
