import { buildClient } from './build-client.ts'
import { buildFunctions } from './build-functions.ts'
import { buildServer } from './build-server.ts'
import { buildWorker } from './build-worker.ts'
import { readClientEnv } from './client-env.ts'
import { writePosts } from './posts/write-posts.ts'
import { writeSignInMails } from './sign-in-mails.ts'
import { writeSiteFiles } from './site-files/write-site-files.ts'
import { writeHeaders } from './write-headers.ts'
import { writePages } from './write-pages.ts'

/**
 * Builds the site into dist/ and the server code into .server/. Each step passes its result on.
 * @param shareImages a folder with another build's share images, which take long to draw
 */
export async function buildSite(shareImages?: string): Promise<void> {
  const client = await buildClient()
  const server = await buildServer()
  await buildFunctions()
  const posts = await writePosts(server)
  await writePages(client, server, posts)
  await writeSiteFiles(server.env.siteUrl, posts, shareImages)
  writeSignInMails()
  const env = readClientEnv()
  const headers = writeHeaders(client.template, env)
  await buildWorker(client, headers, env)
}
