import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Files of constants worked out from the firm's facts or all the tax engine's figures. They import by relative paths, for Node. */
const FILES = [
  'src/config/official-links.ts',
  'src/config/price-claims.ts',
  'src/config/rates.ts',
  'src/config/site.ts',
  'src/content/figures.ts',
  'src/tax/data/asked-above.ts',
  'src/tax/data/payroll.ts',
].map((file) => resolve(file))

/** Puts the values of these files into a build, so that pages don't load what they are worked out from. */
export function evaluateFigures(): Plugin {
  return { name: 'evaluate-figures', apply: 'build', load: evaluate }
}

/** The code of such a file with only its values; null for any other file. */
export async function evaluate(id: string): Promise<string | null> {
  if (!FILES.includes(id)) return null
  const values: Record<string, unknown> = await import(id)
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}
