import { BuildProblem } from './build-problem.ts'
import { checkContent } from './content/check-content.ts'

try {
  // First, because the other steps import the firm's files.
  await checkContent()
  const { buildSite } = await import('./build-site.ts')
  await buildSite()
} catch (error) {
  console.error(error instanceof BuildProblem ? error.message : error)
  process.exitCode = 1
}
