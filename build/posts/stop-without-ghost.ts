import { BuildProblem } from '../build-problem.ts'

/**
 * Stops the build when Ghost's posts cannot be read. Without them the site would look as if they had been
 * deleted.
 * @param error thrown while reading the posts or rendering a page with them
 * @throws BuildProblem, or rethrows any other error
 */
export function stopWithoutGhost(error: unknown, ghostUrl: string): never {
  const sentence = explainGhostFailure(error, ghostUrl)
  throw sentence === null ? error : new BuildProblem(sentence)
}

/**
 * What went wrong and what to do. Leaves out the key, which is part of the requested addresses.
 * @returns null for an error that is not Ghost's
 */
export function explainGhostFailure(error: unknown, ghostUrl: string): string | null {
  const found = error instanceof Error ? explain(error) : null
  if (!found) return null
  const { origin, pathname } = new URL(ghostUrl)
  const address = origin + pathname.replace(/\/$/, '')
  return `The posts could not be read from ${address}: ${found}.`
}

const LATER = 'build again when Ghost is up'
const OTHER_ADDRESS = 'set VITE_GHOST_URL to the address of the Ghost site, without /ghost'

/** "the reason; what to do" */
function explain(error: Error): string | null {
  if ('status' in error) return explainStatus(Number(error.status))
  if (error.name === 'TimeoutError') return `there was no answer in time; ${LATER}`
  if (error instanceof TypeError && error.message === 'fetch failed') {
    return `there is no connection (${codeOf(error.cause)}); check VITE_GHOST_URL, or ${LATER}`
  }
  if (error instanceof SyntaxError) return `the answer is not JSON; ${OTHER_ADDRESS}`
  if (error.name.endsWith('ZodError')) {
    const reason = `the answer is not that of Ghost 5 or 6 (${firstPath(error)})`
    return `${reason}; ${OTHER_ADDRESS}, or change src/features/news/ghost/schema.ts`
  }
  return null
}

function explainStatus(status: number): string {
  if (status === 401 || status === 403) {
    const advice = 'set VITE_GHOST_KEY to the Content API key of a custom integration in Ghost'
    return `the key is refused (HTTP ${status}); ${advice}`
  }
  if (status < 500 && status !== 429) {
    return `there is no Content API (HTTP ${status}); ${OTHER_ADDRESS}`
  }
  return `the answer is HTTP ${status}; ${LATER}`
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'network error'
}

/** The first unexpected field: "posts.0.slug". */
function firstPath(error: Error): string {
  const issues = 'issues' in error && Array.isArray(error.issues) ? error.issues : []
  return issues[0]?.path?.join('.') || 'other fields'
}
