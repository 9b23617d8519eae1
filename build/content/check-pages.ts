import { readClientEnv } from '../client-env.ts'
import type { Problems } from './problems.ts'
import { KINDS, listFiles, readPage } from './read-page.ts'
import { wordsFor } from './words.ts'

/** Checks the texts of all pages. */
export function checkPages(problems: Problems): void {
  const words = wordsFor(readClientEnv())
  for (const kind of KINDS) {
    for (const file of listFiles(kind)) readPage(problems, kind, file, words)
  }
}
