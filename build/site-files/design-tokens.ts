import { readFileSync } from 'node:fs'

/**
 * Reads a color of the light theme from src/styles/tokens.css, for files that cannot use style sheets.
 * @param name without dashes: "paper"
 * @throws when there is no such color
 */
export function lightColor(name: string): string {
  const sheet = readFileSync('src/styles/tokens.css', 'utf8')
  // The light theme comes before the dark one.
  const color = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})\\b`).exec(sheet)?.[1]
  if (!color) throw new Error(`src/styles/tokens.css has no color --${name}`)
  return color
}
