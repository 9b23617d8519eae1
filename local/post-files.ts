import { watch } from 'node:fs'
import type { Connect } from 'vite'
import { compilePosts } from '../build/posts/compile-posts.ts'
import { POSTS_FOLDER } from '../build/posts/read-posts.ts'
import { splitAddress } from './split-address.ts'

const OWN = /^\/news-data\/|^\/news\/(.+\/)?rss\.xml$/

/** In development, the compiled posts and feeds are created on first request and after each change. */
export function answerPostFiles(): Connect.NextHandleFunction {
  let files: Map<string, string> | undefined
  watch(POSTS_FOLDER, { persistent: false }, () => {
    files = undefined
  })
  return (request, response, next) => {
    const { pathname } = splitAddress(request)
    if (!OWN.test(pathname)) return next()
    files ??= compile(`http://${request.headers.host ?? 'localhost'}`)
    const text = files.get(pathname.slice(1))
    const type = pathname.endsWith('.xml') ? 'application/rss+xml' : 'application/json'
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': `${type}; charset=utf-8` })
    response.end(text ?? '')
  }
}

function compile(siteUrl: string): Map<string, string> {
  const files = new Map<string, string>()
  compilePosts((file, text) => void files.set(file, text), { now: new Date(), siteUrl })
  return files
}
