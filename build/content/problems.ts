import { z } from 'zod'
import { BuildProblem } from '../build-problem.ts'

/** What is wrong in the firm's own files: each line names the file, the place in it and what to write. */
export type Problems = string[]

/**
 * Checks what a file holds.
 * @param file as the firm sees it, from the root of the project
 * @returns the value, or undefined after noting every problem
 */
export function check<Schema extends z.ZodType>(
  problems: Problems,
  file: string,
  schema: Schema,
  value: unknown,
): z.infer<Schema> | undefined {
  const result = schema.safeParse(value, { error: explain })
  if (result.success) return result.data
  for (const { path, message } of result.error.issues) {
    const place = path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : part))
    problems.push(`${[file, ...place].join(', ')}: ${message}`)
  }
  return undefined
}

/** @throws a BuildProblem that lists all problems, if there are any */
export function refuse(problems: Problems): void {
  if (problems.length === 0) return
  const count = problems.length === 1 ? 'One thing' : `${problems.length} things`
  throw new BuildProblem(`${count} to correct in the texts:\n${problems.map(line).join('\n')}`)
}

const line = (problem: string) => `  ${problem}`

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text between quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'several lines with names',
  record: 'several lines with names',
}

/** Zod's own messages in the words of someone who doesn't program. A schema's own message comes first. */
const explain: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type': {
      const wanted = KINDS[issue.expected] ?? issue.expected
      return issue.input === undefined ? `is missing: write ${wanted}` : `must be ${wanted}`
    }
    case 'unrecognized_keys':
      return `has a line that the site does not know: ${issue.keys.join(', ')}. Correct its name, or remove it`
    case 'invalid_value':
      return `must be one of these: ${issue.values.join(', ')}`
    case 'too_small':
      return `must be ${issue.minimum} or more${issue.origin === 'array' ? ' entries' : ''}`
    case 'too_big':
      return `must be ${issue.maximum} or less${issue.origin === 'array' ? ' entries' : ''}`
    default:
      return undefined
  }
}
