import { readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Connect } from 'vite'
import { asyncHandler } from '../async-handler.ts'
import { readSwitchCookie } from '../browser-context.ts'
import { splitAddress } from '../split-address.ts'
import { writeResponse } from '../web-request.ts'
import { answerGhost } from './answer.ts'
import { filesFolder, readContent } from './content.ts'

/** The path at which the Ghost stand-in is mounted on this site. */
export const GHOST_PATH = '/__ghost'

export const GHOST_FAULTS = [
  'slow',
  'hang',
  '500',
  'maintenance',
  'malformed',
  'wrong-types',
] as const

const API = '/ghost/api/content/'
const SLOW_MS = 3000
const TYPES: Record<string, string> = {
  '.png': 'image/png',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
}

/** Serves captured posts as a Ghost site does, with the fault this browser has switched on. */
export function serveGhost(root: string): Connect.NextHandleFunction {
  return asyncHandler(async (request, response, next) => {
    const { pathname, search } = splitAddress(request)
    if (!pathname.startsWith(`${GHOST_PATH}/`)) return next()
    const path = pathname.slice(GHOST_PATH.length)
    const fault = readSwitchCookie(request.headers.cookie, 'ghost')
    const url = `http://${request.headers.host}${GHOST_PATH}`
    await writeResponse(await answer(root, path, search, url, fault), response)
  })
}

async function answer(
  root: string,
  path: string,
  search: string,
  url: string,
  fault: string | undefined,
): Promise<Response> {
  if (!path.startsWith(API)) return answerFile(root, path)
  switch (fault) {
    case 'slow':
      await wait(SLOW_MS)
      break
    case 'hang':
      return new Promise(() => {})
    case '500':
      return Response.json({ errors: [{ message: 'Internal error' }] }, { status: 500 })
    case 'maintenance':
      return new Response('<!doctype html><h1>Back soon</h1>', {
        status: 503,
        headers: { 'content-type': 'text/html' },
      })
    case 'malformed':
      return new Response('{"posts": [{"id": ', { headers: { 'content-type': 'application/json' } })
    case 'wrong-types':
      return Response.json({ posts: [{ id: 1, slug: '../../etc' }], meta: null })
  }
  return answerGhost(readContent(root, url), path.slice(API.length), new URLSearchParams(search))
}

/** Serves the original picture for every size. */
function answerFile(root: string, path: string): Response {
  const file = join(filesFolder(root), path.replace(/\/size\/w\d+\//, '/'))
  const type = TYPES[extname(file)]
  if (path.includes('..') || !type || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
    return new Response('Not found', { status: 404 })
  }
  return new Response(readFileSync(file), { headers: { 'content-type': type } })
}
