import { text } from 'node:stream/consumers'
import type { Connect } from 'vite'
import { asyncHandler } from './async-handler.ts'
import { splitAddress } from './split-address.ts'

export type Measurement = { path: string; body: unknown }

const SCRIPT = /^\/_vercel\/(?:speed-)?insights\/script\.js$/
const COLLECTOR = /^\/_vercel\/(?:speed-)?insights\//
const KEPT = 1000

/**
 * Stands in for the hosting provider's measurement: empty scripts, and a collector whose posts are
 * listed at /__local/measurements.json, newest last.
 */
export function collectMeasurements(): Connect.NextHandleFunction {
  const kept: Measurement[] = []
  return asyncHandler(async (request, response, next) => {
    const { pathname } = splitAddress(request)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && pathname === '/__local/measurements.json') {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      response.end(JSON.stringify(kept))
    } else if (isRead && SCRIPT.test(pathname)) {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end()
    } else if (request.method === 'POST' && COLLECTOR.test(pathname)) {
      kept.push({ path: pathname, body: parse(await text(request)) })
      kept.splice(0, kept.length - KEPT)
      response.writeHead(204).end()
    } else {
      next()
    }
  })
}

/** Beacons carry JSON as plain text. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
