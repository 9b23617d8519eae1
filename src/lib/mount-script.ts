export type MountedScript = {
  /** Settles when the script has run; rejects when it is blocked, broken or too slow. */
  ready: Promise<void>
  /** Takes the script away again, with the globals it made while it ran. */
  remove: () => void
}

/**
 * Adds another party's script to the page.
 * @param patience milliseconds after which it counts as blocked
 */
export function mountScript(src: string, patience = 10_000): MountedScript {
  const element = document.createElement('script')
  element.src = src
  let ownGlobals: string[] = []
  let isRemoved = false
  const removeGlobals = () => {
    for (const name of ownGlobals) Reflect.deleteProperty(window, name)
  }

  const before = new Set(Object.keys(window))
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer from ${src}`)), patience)
    element.addEventListener('load', () => {
      clearTimeout(timer)
      // What comes later may be another's.
      ownGlobals = Object.keys(window).filter((name) => !before.has(name))
      // A script on its way runs even without its element.
      if (isRemoved) removeGlobals()
      resolve()
    })
    element.addEventListener('error', () => {
      clearTimeout(timer)
      reject(new Error(`Could not load ${src}`))
    })
  })
  document.head.append(element)

  const remove = () => {
    isRemoved = true
    element.remove()
    removeGlobals()
  }
  return { ready, remove }
}
