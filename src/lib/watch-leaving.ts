let loads = 0
let hasBegun = false
const note = () => {
  hasBegun = true
}

/** Loads something, and notes whether the visitor begins to leave the page meanwhile. */
export async function watchLeaving<Result>(load: () => Promise<Result>): Promise<Result> {
  if (loads === 0) hasBegun = false
  loads += 1
  // Only meanwhile: Firefox does not keep a page that listens to this for the Back button.
  if (typeof window !== 'undefined') window.addEventListener('beforeunload', note)
  try {
    return await load()
  } finally {
    loads -= 1
    if (loads === 0 && typeof window !== 'undefined')
      window.removeEventListener('beforeunload', note)
  }
}

/** Whether the visitor began to leave during the loads under way, or the last ones. */
export function isBeingLeft(): boolean {
  return hasBegun
}
