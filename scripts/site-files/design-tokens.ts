import { readFileSync } from 'node:fs'

/**
 * Reads a colour of the light theme off src/styles/tokens.css, for files that cannot use the sheet.
 * @param name without dashes: "paper"
 * @throws when there is no such colour
 */
export function lightColor(name: string): string {
  const sheet = readFileSync('src/styles/tokens.css', 'utf8')
  // The light theme stands before the dark one.
  const color = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})\\b`).exec(sheet)?.[1]
  if (!color) throw new Error(`src/styles/tokens.css holds no colour --${name}`)
  return color
}
