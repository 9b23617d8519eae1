/** Something that whoever runs the build can put right. Its message says how. */
export class BuildProblem extends Error {
  override name = 'BuildProblem'
}
