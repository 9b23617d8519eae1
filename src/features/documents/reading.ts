import type { FieldReading } from './extract-fields.ts'
import type { FormDefinition } from './forms/form-definition.ts'
import type { PROBLEM_TEXTS } from './problem-texts.ts'

/** Why a document could not be read. */
export type ReadProblem = keyof typeof PROBLEM_TEXTS

export class ReadError extends Error {
  readonly problem: ReadProblem

  constructor(problem: ReadProblem, cause?: unknown) {
    super(`The document could not be read: ${problem}`, { cause })
    this.name = 'ReadError'
    this.problem = problem
  }
}

/** For `catch`: fails with a ReadError instead, which keeps the error as its cause. */
export function failWith(problem: ReadProblem): (error: unknown) => never {
  return (error) => {
    throw new ReadError(problem, error)
  }
}

export type ReadStep = 'open' | 'load' | 'recognize' | 'check'
/** The reader's current step, and its share of the whole work, 0 to 1. */
export type ReadProgress = { step: ReadStep; share: number }

export type ReadOptions = { signal: AbortSignal; onProgress: (progress: ReadProgress) => void }

export type ReadDocument = {
  form: FormDefinition
  year: number | null
  /** Without the print they came from, and with only the last four digits of identity numbers. */
  readings: readonly FieldReading[]
  /** From the text inside a PDF, or from a picture. */
  source: 'text' | 'picture'
  /** The page with its identity numbers painted over. `close` it when it is no longer shown. */
  picture: ImageBitmap
  /** The page's size in the units of the readings' boxes. */
  page: { width: number; height: number }
}
