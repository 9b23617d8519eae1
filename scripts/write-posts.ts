import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Server from '../src/app/entry-server.tsx'
import { compilePosts } from './posts/compile-posts.ts'
import { writeFeeds } from './posts/feeds.ts'
import { collect } from './posts/lists.ts'

/** Writes the compiled posts, their feeds and their search index into the build. */

const DIST = 'dist'

const { siteUrl, listGhostPosts }: typeof Server = await import(
  pathToFileURL('.server/entry-server.js').href
)

const write = (file: string, text: string) => {
  const path = join(DIST, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
const ghostPosts = await listGhostPosts()
if (ghostPosts) {
  // Browsers ask Ghost for the posts themselves.
  const summaries = ghostPosts.map(({ summary }) => summary)
  writeFeeds(write, collect(summaries), siteUrl)
  console.log(`Feeds of ${ghostPosts.length} posts of Ghost written`)
} else {
  console.log(`${compilePosts(write, { now: new Date(), siteUrl })} posts written`)
}
