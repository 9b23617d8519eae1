import { handle } from './_lib/request/handle.ts'
import { Refusal } from './_lib/request/refusal.ts'

/**
 * Responds to requests for missing files of the build, such as those of an earlier deployment; vercel.json sends
 * them here. The host's own 404 would be cached for a year, because a folder's headers apply to it too. A
 * function's headers take precedence (https://vercel.com/docs/edge-network/caching).
 */
async function refuseMissingFile(): Promise<never> {
  throw new Refusal(404, 'not_found', 'There is no such file. Reload the page.')
}

export default handle('/api/missing-file', { GET: refuseMissingFile })
