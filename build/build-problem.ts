/** A problem that the person running the build can fix. Its message says how. */
export class BuildProblem extends Error {
  override name = 'BuildProblem'
}
