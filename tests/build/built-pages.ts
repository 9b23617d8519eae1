import { globSync, readFileSync } from 'node:fs'

/** The pages of the last build, by their files within dist. The editor is none of them. */
export const builtPages = globSync('**/*.html', { cwd: 'dist' })
  .filter((file) => file !== 'admin.html')
  .map((file) => ({ file, html: readBuiltPage(file) }))

export function readBuiltPage(file: string): string {
  return readFileSync(`dist/${file}`, 'utf8')
}

if (builtPages.length === 0) throw new Error('Nothing is built yet: npm run build first')
