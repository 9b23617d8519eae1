import { expect, test } from 'vitest'
import { chooseFacts, FACTS, isPublicAddress, listOpenFacts } from './facts.ts'

const FIRM = 'https://www.our-firm.test'
const facts = {
  open: { value: 'From $350', confirmed: null, instead: 'By quote' },
  confirmed: { value: 'You pay at the end.', confirmed: '2026-12-01', instead: null },
}

test('shows a public address only the facts that the firm has confirmed', () => {
  expect(chooseFacts(FIRM, facts)).toEqual({ open: 'By quote', confirmed: 'You pay at the end.' })
})

test('shows a local address every fact', () => {
  const all = { open: 'From $350', confirmed: 'You pay at the end.' }
  expect(chooseFacts('http://localhost:4173', facts)).toEqual(all)
})

test('lists the facts without a date of confirmation', () => {
  expect(listOpenFacts(facts)).toEqual([['open', facts.open]])
})

test.each([
  [FIRM, true],
  ['https://our-firm.com/', true],
  ['https://notexample.com', true],
  ['https://www.example.com', false],
  ['https://our-firm-git-branch.vercel.app', false],
  ['http://localhost:4173', false],
  ['http://127.0.0.1:4173', false],
  ['http://[::1]:4173', false],
])('whether %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

test('every fact is open or has the date of its confirmation', () => {
  for (const [name, { confirmed }] of Object.entries(FACTS)) {
    expect(confirmed ?? '2026-12-01', name).toMatch(/^20\d\d-\d\d-\d\d$/)
  }
})
