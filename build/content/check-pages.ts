import { readdirSync, readFileSync } from 'node:fs'
import { readClientEnv } from '../client-env.ts'
import { parsePostFile } from '../posts/front-matter.ts'
import { POSTS_FOLDER } from '../posts/read-posts.ts'
import type { Problems } from './problems.ts'
import { KINDS, listFiles, readPage } from './read-page.ts'
import { wordsFor } from './words.ts'

/** Checks the texts of all pages, and the posts if the site shows these. */
export function checkPages(problems: Problems): void {
  const env = readClientEnv()
  const words = wordsFor(env)
  for (const kind of KINDS) {
    for (const file of listFiles(kind)) readPage(problems, kind, file, words)
  }
  if (env.VITE_GHOST_URL) return
  for (const name of readdirSync(POSTS_FOLDER).filter((one) => one.endsWith('.md'))) {
    const file = `${POSTS_FOLDER}/${name}`
    try {
      parsePostFile(file, readFileSync(file, 'utf8'))
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error))
    }
  }
}
