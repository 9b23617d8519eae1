import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Server from '../src/app/entry-server.tsx'
import { compilePosts } from './posts/compile-posts.ts'

/** Writes the compiled posts, their feeds and their search index into the build. */

const DIST = 'dist'

const { siteUrl }: typeof Server = await import(pathToFileURL('.server/entry-server.js').href)

const write = (file: string, text: string) => {
  const path = join(DIST, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
const count = compilePosts(write, { now: new Date(), siteUrl })
console.log(`${count} posts written`)
