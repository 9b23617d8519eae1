/** Why a document could not be read. */
export type ReadProblem =
  | 'wrongType'
  | 'heic'
  | 'tooLarge'
  | 'empty'
  | 'encrypted'
  | 'broken'
  | 'unopened'
  | 'tooLong'
  | 'blank'
  | 'unknownForm'
  | 'notLoaded'
  | 'engineFailed'
  | 'tooSlow'

export class ReadError extends Error {
  readonly problem: ReadProblem

  constructor(problem: ReadProblem, cause?: unknown) {
    super(`The document could not be read: ${problem}`, { cause })
    this.name = 'ReadError'
    this.problem = problem
  }
}
