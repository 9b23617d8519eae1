import { expect, test } from 'vitest'
import { searchPages, STARTING_PAGES } from './search-pages'

test.each([
  ['pricing', '/pricing'],
  ['how much', '/pricing'],
  ['pricng', '/pricing'],
  ['cook', '/cookies'],
  ['personal information', '/privacy'],
])('"%s" finds %s first', (query, path) => {
  expect(searchPages(query)[0]?.path).toBe(path)
})

test('nonsense finds nothing, and at most 8 are shown', () => {
  expect(searchPages('zzzzqqqq')).toEqual([])
  expect(searchPages('a').length).toBeLessThanOrEqual(8)
  expect(STARTING_PAGES.length).toBeGreaterThan(2)
})
