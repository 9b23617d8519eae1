import { readdirSync } from 'node:fs'
import { SCENES } from '../../src/components/scenes.ts'
import { DATA_FILES } from '../../src/content/schemas/data.ts'
import { DEADLINE_FILES } from '../../src/content/schemas/deadlines.ts'
import { pageRows } from '../../src/content/schemas/pages.ts'
import { checkFiles } from './check-files.ts'
import { type Problems, refuse } from './problems.ts'

/**
 * Checks everything the firm writes.
 * @throws a BuildProblem that names each file and field at fault
 */
export async function checkContent(): Promise<void> {
  const problems: Problems = []
  const files = readdirSync('src/pages').map((name) => name.replace(/\.tsx$/, ''))
  const pages = pageRows(files, Object.keys(SCENES))
  checkFiles(problems)
  checkFiles(problems, 'src/content/deadlines', DEADLINE_FILES)
  checkFiles(problems, 'src/content', { ...DATA_FILES, pages })
  try {
    // Imports the files.
    const { checkPages } = await import('./check-pages.ts')
    checkPages(problems)
  } catch (error) {
    if (problems.length === 0) throw error
  }
  refuse(problems)
}
