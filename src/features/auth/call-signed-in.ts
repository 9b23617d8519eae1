import { callApi } from '@/features/api/public.ts'
import { readAccessToken, renewAccessToken } from './read-access-token.ts'

/**
 * Calls one of the site's own functions with the session, once it has been read. Where the server no longer takes its
 * token, as from a device whose clock is slow, renews it once and calls again.
 */
export const callSignedIn: typeof callApi = async (path, call) => {
  const callWith = (token: string | null) =>
    callApi(path, {
      ...call,
      headers: { ...call.headers, ...(token && { Authorization: `Bearer ${token}` }) },
    })
  const token = await readAccessToken()
  const outcome = await callWith(token)
  if (token === null || outcome.isOk || outcome.problem.code !== 'unauthorized') return outcome
  const renewed = await renewAccessToken()
  return renewed === null ? outcome : callWith(renewed)
}
