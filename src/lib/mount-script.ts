type MountedScript = {
  /** Resolves when the script has run. Rejects when it is blocked, broken or too slow. */
  ready: Promise<void>
  /** Removes the script, with the globals it created while it ran. */
  remove: () => void
}

/**
 * Adds a third-party script to the page.
 * @param timeoutMs milliseconds after which it counts as blocked
 */
export function mountScript(src: string, timeoutMs = 10_000): MountedScript {
  const element = document.createElement('script')
  element.src = src
  let ownGlobals: string[] = []
  let isRemoved = false
  const removeGlobals = () => {
    for (const name of ownGlobals) Reflect.deleteProperty(window, name)
  }

  const before = new Set(Object.keys(window))
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer from ${src}`)), timeoutMs)
    element.addEventListener('load', () => {
      clearTimeout(timer)
      // Later globals may belong to another script.
      ownGlobals = Object.keys(window).filter((name) => !before.has(name))
      // A script that is already loading runs even after its element is removed.
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
