/**
 * A fetch that gives up after a time, as a failed connection does.
 * @param patience milliseconds
 */
export function fetchWithin(patience: number): typeof fetch {
  return async (input, init) => {
    const controller = new AbortController()
    const tooLate = () => controller.abort(new DOMException('No answer in time', 'TimeoutError'))
    const timer = setTimeout(tooLate, patience)
    const giveUp = () => controller.abort(init?.signal?.reason)
    if (init?.signal?.aborted) giveUp()
    init?.signal?.addEventListener('abort', giveUp)
    try {
      const answer = await fetch(input, { ...init, signal: controller.signal })
      // A body that never ends is no answer either.
      const body = await answer.arrayBuffer()
      return new Response(body.byteLength > 0 ? body : null, answer)
    } finally {
      clearTimeout(timer)
      init?.signal?.removeEventListener('abort', giveUp)
    }
  }
}
