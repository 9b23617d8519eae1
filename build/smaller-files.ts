import { type Config, optimize } from 'svgo'
import type { Plugin } from 'vite'

const SVG: Config = {
  multipass: true,
  // No one reads the name of a background.
  plugins: [
    'preset-default',
    'removeTitle',
    { name: 'removeAttrs', params: { attrs: 'aria-labelledby' } },
  ],
}

/** Tailwind's stand-in for `@property`, which all browsers in browsers.ts know. */
const STAND_IN = /@layer properties\{@supports .*?\}\}\}/s

/** The parts of Tailwind's shadows for rings and inner shadows, and what sets one. */
const RINGS =
  /@property --tw-(?:inset|ring)[^{]+\{[^}]+\}|var\(--tw-(?:inset(?:-ring)?|ring(?:-offset)?)-shadow\), ?/g
const SETS_RING = /--tw-(?:inset|ring)[\w-]*:/

/**
 * Minifies drawings, which are written for people: they look the same and are a tenth to a fifth smaller. Leaves out styles
 * that only older browsers than ours need, and places for rings where none is set.
 */
export function smallerFiles(): Plugin {
  return {
    name: 'smaller-files',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset') continue
        const source = () => file.source.toString()
        if (file.fileName.endsWith('.svg')) file.source = optimize(source(), SVG).data
        if (file.fileName.endsWith('.css')) file.source = shorten(source())
      }
    },
  }
}

function shorten(css: string): string {
  const known = css.replace(STAND_IN, '')
  return SETS_RING.test(known) ? known : known.replaceAll(RINGS, '')
}
