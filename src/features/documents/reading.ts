import type { FormDefinition } from './forms.ts'
import type { LeftOut } from './left-out.ts'
import type PROBLEM_TEXTS from '@/content/document-problems.json'
import type { Source } from './read-fields.ts'
import type { ShownField } from './shown-field.ts'

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
  /** "VOID" or "CORRECTED" where it is checked. */
  mark: string | null
  fields: readonly ShownField[]
  /** What else the file holds. */
  leftOut: readonly LeftOut[]
  /** From the text inside a PDF, or from a picture. */
  source: Source
  /** Whether each box was read a second time, from the page as it is drawn. */
  isConfirmed: boolean
  /** The page with its identity numbers painted over. `close` it when it is no longer shown. */
  picture: ImageBitmap
  /** The page's size in the units of the fields' boxes. */
  page: { width: number; height: number }
}
