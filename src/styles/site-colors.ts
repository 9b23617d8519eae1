import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Theme = 'light' | 'dark'

// Functions and the build read the sheet itself, so that a color stands there alone. The hosting provider finds the
// file by this very expression and puts it beside the functions.
const SHEET = readFileSync(join(process.cwd(), 'src/styles/tokens.css'), 'utf8')
const [, ROOT = ''] = /^:root \{([^}]*)\}/m.exec(SHEET) ?? []
/** A color, or one for the day and one for the night. */
const COLOR =
  /--([\w-]+): (?:light-dark\()?(#\w{6}|var\(--[\w-]+\))(?:, (#\w{6}|var\(--[\w-]+\))\))?;/g
const COLORS = new Map<string, Record<Theme, string>>()
for (const [, name = '', light = '', dark = light] of ROOT.matchAll(COLOR))
  COLORS.set(name, { light, dark })

/** The names of all colors in src/styles/tokens.css, without dashes: "paper". */
export const colorNames = [...COLORS.keys()]

/**
 * A color of src/styles/tokens.css, for what cannot use style sheets: mails, icons, pictures, the browser's bar.
 * @param name without dashes: "paper"
 * @returns six hex digits after "#"
 * @throws when there is no such color
 */
export function siteColor(name: string, theme: Theme = 'light'): string {
  const value = COLORS.get(name)?.[theme]
  if (!value) throw new Error(`src/styles/tokens.css has no color --${name}`)
  const other = /^var\(--(.+)\)$/.exec(value)?.[1]
  return other ? siteColor(other, theme) : value
}
