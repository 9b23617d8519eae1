/** The oldest supported browsers: those that Tailwind's styles need. */
export const OLDEST = { chrome: '111', firefox: '128', safari: '16.4' } as const

/** The same in the build tools' spelling. */
export const BUILD_TARGET = Object.entries(OLDEST).map(([name, version]) => name + version)
