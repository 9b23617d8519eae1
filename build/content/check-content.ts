import { checkFirm } from './check-firm.ts'
import { type Problems, refuse } from './problems.ts'

/**
 * Checks everything the firm writes.
 * @throws a BuildProblem that names each file and field at fault
 */
export function checkContent(): void {
  const problems: Problems = []
  checkFirm(problems)
  refuse(problems)
}
