/** What the withholding check needs for its answer, as one chunk that loads beside the tax engine. */
export { checkYear } from './check-year.ts'
export { Outcome } from './outcome.tsx'
export { readJob } from './read-job.ts'
