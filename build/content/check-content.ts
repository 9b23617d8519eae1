import { checkFirm } from './check-firm.ts'
import { type Problems, refuse } from './problems.ts'

/**
 * Checks everything the firm writes but the posts, which are compiled later.
 * @throws a BuildProblem that names each file and field at fault
 */
export async function checkContent(): Promise<void> {
  const problems: Problems = []
  checkFirm(problems)
  try {
    // Imports the firm's files.
    const { checkPages } = await import('./check-pages.ts')
    checkPages(problems)
  } catch (error) {
    if (problems.length === 0) throw error
  }
  refuse(problems)
}
