import { readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Connect } from 'vite'
import { asyncHandler } from '../async-handler.ts'
import { readSwitchCookie } from '../browser-context.ts'
import { splitAddress } from '../split-address.ts'
import { writeResponse } from '../web-request.ts'
import { answerGhost } from './answer.ts'
import { FIXTURES, readContent } from './content.ts'

/** The path at which the Ghost stand-in is mounted on this site. */
export const GHOST_PATH = '/__ghost'

const API = '/ghost/api/content/'
const SLOW_MS = 3000
const TYPES: Record<string, string> = {
  '.png': 'image/png',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
}

type Answer = () => Response | Promise<Response>

const FAULTS = new Map<string, (answer: Answer) => Response | Promise<Response>>([
  ['slow', (answer) => wait(SLOW_MS).then(answer)],
  ['hang', () => new Promise(() => {})],
  ['500', () => Response.json({ errors: [{ message: 'Internal error' }] }, { status: 500 })],
  ['maintenance', () => sendText('<!doctype html><h1>Back soon</h1>', 'text/html', 503)],
  ['malformed', () => sendText('{"posts": [{"id": ', 'application/json')],
  ['wrong-types', () => Response.json({ posts: [{ id: 1, slug: '../../etc' }], meta: null })],
])
export const GHOST_FAULTS = [...FAULTS.keys()]

const sendText = (text: string, type: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': type } })

/** Serves captured posts as a Ghost site does, with the fault this browser has switched on. */
export function serveGhost(root: string): Connect.NextHandleFunction {
  return asyncHandler(async (request, response, next) => {
    const { pathname, search } = splitAddress(request)
    if (!pathname.startsWith(`${GHOST_PATH}/`)) return next()
    const path = pathname.slice(GHOST_PATH.length)
    if (!path.startsWith(API)) return writeResponse(answerFile(root, path), response)
    const url = `http://${request.headers.host}${GHOST_PATH}`
    const answer = () =>
      answerGhost(readContent(root, url), path.slice(API.length), new URLSearchParams(search))
    const fault = FAULTS.get(readSwitchCookie(request.headers.cookie, 'ghost') ?? '')
    await writeResponse(await (fault ? fault(answer) : answer()), response)
  })
}

/** Serves the original picture for every size. */
function answerFile(root: string, path: string): Response {
  const file = join(root, FIXTURES, 'files', path.replace(/\/size\/w\d+\//, '/'))
  const type = TYPES[extname(file)]
  if (path.includes('..') || !type || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
    return new Response('Not found', { status: 404 })
  }
  return new Response(readFileSync(file), { headers: { 'content-type': type } })
}
