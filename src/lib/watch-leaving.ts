let loads = 0
let hasBegun = false
const note = () => {
  hasBegun = true
}

/** Runs a load, and records whether the visitor starts to leave the page before it ends. */
export async function watchLeaving<Result>(load: () => Promise<Result>): Promise<Result> {
  if (loads === 0) hasBegun = false
  loads += 1
  // Only during loads: Firefox does not keep a page with this listener in the back/forward cache.
  if (typeof window !== 'undefined') window.addEventListener('beforeunload', note)
  try {
    return await load()
  } finally {
    loads -= 1
    if (loads === 0 && typeof window !== 'undefined')
      window.removeEventListener('beforeunload', note)
  }
}

/** Whether the visitor started to leave during the current or the last loads. */
export function isBeingLeft(): boolean {
  return hasBegun
}
