import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import { readVercelHeaders } from '../build/vercel-json.ts'
import { sendHeaders } from './headers.ts'

test('the preview does not require HTTPS', () => {
  expect(JSON.stringify(readVercelHeaders('.'))).toContain('upgrade-insecure-requests')
  const setHeader = vi.fn()
  const response: Partial<ServerResponse> = { setHeader }
  sendHeaders('.')({ url: '/' } as IncomingMessage, response as ServerResponse, () => {})
  expect(setHeader).toHaveBeenCalledWith('Content-Security-Policy', expect.any(String))
  expect(JSON.stringify(setHeader.mock.calls)).not.toContain('upgrade-insecure-requests')
})
