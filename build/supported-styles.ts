import type { Plugin } from 'vite'
import { rewriteAssets } from './rewrite-assets.ts'

/** Tailwind's stand-in for `@property`, which all browsers in browsers.ts know. */
const STAND_IN = /@layer properties\{@supports .*?\}\}\}/s

/** Leaves out styles that only older browsers than ours need. */
export function supportedStyles(): Plugin {
  return rewriteAssets('supported-styles', '.css', (styles) => styles.replace(STAND_IN, ''))
}
