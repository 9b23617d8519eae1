import { expect, test } from 'vitest'
import { DEFAULT_FORM } from './form'
import { summarizeEstimate } from './summarize-estimate'

test('an estimate reads as a sentence with its price', () => {
  const form = { ...DEFAULT_FORM, returnType: 'simple' as const }
  expect(summarizeEstimate(form)).toMatch(/^Online estimate: \$\d+\. Simple return.*\.$/)
})
