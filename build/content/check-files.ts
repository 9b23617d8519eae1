import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { z } from 'zod'
import { FIRM_FILES } from '../../src/content/schemas/firm.ts'
import { check, type Problems } from './problems.ts'

/**
 * Checks files of JSON, by default the firm's facts. The code imports the files themselves, as src/config/site.ts does.
 * @param schemas by the names of the files, without the extension
 */
export function checkFiles(
  problems: Problems,
  folder = 'src/content/firm',
  schemas: Readonly<Record<string, z.ZodType>> = FIRM_FILES,
): void {
  const files = readdirSync(folder)
  for (const [name, schema] of Object.entries(schemas)) {
    const file = `${folder}/${name}.json`
    if (!files.includes(`${name}.json`)) problems.push(`${file} is missing`)
    else {
      const value = readJson(problems, file)
      if (value !== undefined) check(problems, file, schema, value)
      for (const [picture] of JSON.stringify(value ?? '').matchAll(/(?<=")\/pictures\/[^"]+/g)) {
        if (existsSync(`public${picture}`)) continue
        problems.push(`${file}: public${picture} does not exist. Upload it, or correct its name`)
      }
    }
  }
}

function readJson(problems: Problems, file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const [, place] = /(line \d+)/.exec(String(error)) ?? []
    problems.push(
      `${file}${place ? `, ${place}` : ''}: cannot be read. Look for a comma too many or too few, or a missing quotation mark (${String(error)})`,
    )
    return undefined
  }
}
