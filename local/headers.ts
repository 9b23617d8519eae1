import type { Connect } from 'vite'
import { headersFor, readVercelHeaders } from '../build/vercel-json.ts'

/**
 * Sends the headers of vercel.json in the preview, as production does. Without "upgrade-insecure-requests":
 * some browsers would then request https, which this server does not have.
 */
export function sendHeaders(root: string): Connect.NextHandleFunction {
  const rules = readVercelHeaders(root)
  return (request, response, next) => {
    for (const { key, value } of headersFor(rules, request.url ?? '/')) {
      response.setHeader(key, value.replace('; upgrade-insecure-requests', ''))
    }
    next()
  }
}
