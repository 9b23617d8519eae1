import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Theme = 'light' | 'dark'

// Functions and the build read the sheet itself, so that a color stands there alone. The hosting provider finds the
// file by this very expression and puts it beside the functions.
const SHEET = readFileSync(join(process.cwd(), 'src/styles/tokens.css'), 'utf8')
const COLORS = {
  light: colorsOf(/^:root \{([^}]*)\}/m),
  dark: colorsOf(/:root\[data-theme="dark"\] \{([^}]*)\}/),
}

function colorsOf(block: RegExp): Map<string, string> {
  const rules = block.exec(SHEET)?.[1] ?? ''
  const colors = rules.matchAll(/--([\w-]+): (#[0-9a-f]{6}|var\(--[\w-]+\));/g)
  return new Map([...colors].map(([, name = '', value = '']) => [name, value]))
}

/** The names of all colors in src/styles/tokens.css, without dashes: "paper". */
export const colorNames = [...COLORS.light.keys()]

/**
 * A color of src/styles/tokens.css, for what cannot use style sheets: mails, icons, pictures, the browser's bar.
 * @param name without dashes: "paper"
 * @returns six hex digits after "#"
 * @throws when there is no such color
 */
export function siteColor(name: string, theme: Theme = 'light'): string {
  const value = COLORS[theme].get(name) ?? COLORS.light.get(name)
  if (!value) throw new Error(`src/styles/tokens.css has no color --${name}`)
  const other = /^var\(--(.+)\)$/.exec(value)?.[1]
  return other ? siteColor(other, theme) : value
}
