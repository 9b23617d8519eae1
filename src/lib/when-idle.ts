/**
 * Runs a task once the page has loaded and the browser is idle.
 * @returns a function that cancels the task
 */
export function whenIdle(task: () => void): () => void {
  let cancel = () => {}
  const schedule = () => {
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(task, { timeout: 4000 })
      cancel = () => window.cancelIdleCallback(handle)
    } else {
      const handle = setTimeout(task, 200)
      cancel = () => clearTimeout(handle)
    }
  }
  if (document.readyState === 'complete') schedule()
  else {
    window.addEventListener('load', schedule, { once: true })
    cancel = () => window.removeEventListener('load', schedule)
  }
  return () => cancel()
}
