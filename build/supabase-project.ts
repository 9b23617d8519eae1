import { readFileSync } from 'node:fs'

const CONFIG = readFileSync(new URL('../supabase/config.toml', import.meta.url), 'utf8')
const SECTIONS = new Map(
  CONFIG.split(/^\[/m).map((part) => [part.slice(0, part.indexOf(']')), part] as const),
)

/**
 * A setting of the real project (supabase/config.toml), which the stand-in has too.
 * @returns its text, without quotes
 * @throws Error when there is none
 */
export function projectSetting(section: string, key: string): string {
  const found = new RegExp(`^${key} = "?([^"\n]*)`, 'm').exec(SECTIONS.get(section) ?? '')?.[1]
  if (found === undefined) throw new Error(`supabase/config.toml has no ${key} in [${section}]`)
  return found
}
