import { expect, test } from 'vitest'
import { site } from '../../config/site.ts'
import { collectTexts } from '../collect-texts.ts'
import { accessibility } from './accessibility.ts'
import { privacy } from './privacy.ts'

const textOf = (content: object) => collectTexts(content).join('\n')

test('the privacy policy names the data collected, by whom, and whom to ask (R172)', () => {
  const text = textOf(privacy)
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
  expect(textOf(accessibility)).toMatch(
    /Web Content Accessibility Guidelines, version 2\.2, level AA/,
  )
  const gaps = accessibility.sections.find(({ heading }) => heading === 'Known gaps')
  expect(gaps?.list?.length).toBeGreaterThan(1)
  const report = textOf(
    accessibility.sections.filter(({ heading }) => heading === 'Report a barrier'),
  )
  expect(report).toContain(site.phone.display)
  expect(report).toContain(site.email)
})
