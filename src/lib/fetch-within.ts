/** A fetch that fails after a timeout in milliseconds, as a broken connection does. */
export function fetchWithin(timeoutMs: number): typeof fetch {
  return async (input, init) => {
    const timeout = AbortSignal.timeout(timeoutMs)
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout
    const answer = await fetch(input, { ...init, signal })
    // A body that never ends counts as no response either.
    const body = await answer.arrayBuffer()
    return new Response(body.byteLength > 0 ? body : null, answer)
  }
}
