import { handle } from './_lib/handle.js'
import { Refusal } from './_lib/refusal.js'

/**
 * Answers for a file of the build that is not there, as after a deployment; vercel.json sends it here. The
 * host's own answer would be kept for a year, since headers of a folder go with its 404 too; those of a
 * function come before them (https://vercel.com/docs/edge-network/caching).
 */
async function refuseMissingFile(): Promise<never> {
  throw new Refusal(404, 'not_found', 'There is no such file. Reload the page.')
}

export default handle('/api/missing-file', { GET: refuseMissingFile })
