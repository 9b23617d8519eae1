import { expect, test } from 'vitest'
import type { StandInPost } from './content.ts'
import { parseFilter } from './filter.ts'

const post: StandInPost = {
  id: 'a1',
  slug: 'one',
  published_at: '2026-11-18T09:30:00.000-05:00',
  visibility: 'public',
  tags: [{ slug: 'ohio', visibility: 'public' }],
  authors: [{ slug: 'marla' }],
}

test.each([
  ['tag:ohio', true],
  ['tag:farm', false],
  ['tag:[farm,ohio]+id:-a1', false],
  ['tag:[farm,ohio]+id:-b2', true],
  ['author:marla', true],
  ['visibility:public', true],
  ["published_at:<'2026-11-18T14:30:00.000Z'", false],
  ["published_at:<'2026-11-18T14:30:00.001Z'", true],
  ["published_at:>'2026-11-18T14:29:59Z'", true],
])('%s: %s', (filter, expected) => {
  expect(parseFilter(filter)?.(post)).toBe(expected)
})

test.each(['tag:', 'nothing', 'unknown:x', "published_at:>'soon'", "tag:a'b"])(
  'rejects %s',
  (filter) => {
    expect(parseFilter(filter)).toBeNull()
  },
)
