/** One request that the browser made for this page. */
export type SeenRequest = { address: string; isProgram: boolean }

const PROGRAM = /^\/(?:assets|ocr|pdf|samples|src|node_modules|@)/

/**
 * Reports every request of this page from now on, as the browser itself records them. A worker's own requests
 * are not among them: the policy on its script, in vercel.json, limits those to this site.
 * @returns a function that stops watching
 */
export function watchRequests(onRequest: (request: SeenRequest) => void): () => void {
  const start = performance.now()
  const observer = new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (startTime >= start) onRequest(toRequest(name))
    }
  })
  observer.observe({ type: 'resource' })
  return () => observer.disconnect()
}

function toRequest(name: string): SeenRequest {
  const { origin, pathname, protocol } = new URL(name, window.location.href)
  const isOwn = origin === window.location.origin
  if (protocol === 'blob:' || protocol === 'data:') return { address: protocol, isProgram: true }
  return {
    address: isOwn ? pathname : origin + pathname,
    isProgram: isOwn && PROGRAM.test(pathname),
  }
}
