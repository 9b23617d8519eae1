import { expect, test } from 'vitest'
import { readVercelHeaders } from '../build/vercel-json.ts'
import { readPreviewHeaders } from './headers.ts'

test('the preview, which has no https, does not ask for it', () => {
  expect(JSON.stringify(readVercelHeaders('.'))).toContain('upgrade-insecure-requests')
  expect(JSON.stringify(readPreviewHeaders('.'))).not.toContain('upgrade-insecure-requests')
})
