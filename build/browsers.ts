/** The oldest browsers that the site is built for: those that Tailwind's styles need. The README names them too. */
export const OLDEST = { chrome: '111', firefox: '128', safari: '16.4' } as const

/** The same in the build tools' spelling. */
export const BUILD_TARGET = Object.entries(OLDEST).map(([name, version]) => name + version)
