import { expect, test } from 'vitest'
import { findPagePolicy, pagePolicy, staleSources, uncovered } from '../../build/security-policy.ts'
import { readVercelHeaders } from '../../build/vercel-json.ts'
import { builtPages } from './built-pages.ts'

test('vercel.json contains the policy of this build', () => {
  const needed = pagePolicy(builtPages.map(({ html }) => html).join(''), {})
  const committed = findPagePolicy(readVercelHeaders('.'))
  expect(uncovered(committed, needed), 'run npm run build and commit vercel.json').toEqual([])
  expect(staleSources(committed, needed)).toEqual([])
})
