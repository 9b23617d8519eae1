import type { Plugin } from 'vite'

/** Tailwind's stand-in for `@property`, which all browsers in browsers.ts know. */
const STAND_IN = /@layer properties\{@supports .*?\}\}\}/s

/** Leaves out styles that only older browsers than ours need. */
export function supportedStyles(): Plugin {
  return {
    name: 'supported-styles',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        file.source = file.source.toString().replace(STAND_IN, '')
      }
    },
  }
}
