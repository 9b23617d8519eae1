import type { Connect } from 'vite'
import { PLACES_FAULTS } from './places-stand-in.ts'

/** The page at /__local: lists the stand-ins and switches their faults for this browser. */
export const localPage: Connect.NextHandleFunction = (request, response, next) => {
  const url = new URL(request.url ?? '/', 'http://localhost')
  if (url.pathname !== '/__local') {
    next()
    return
  }
  const fault = url.searchParams.get('places')
  if (fault !== null) {
    const known = PLACES_FAULTS.find((name) => name === fault) ?? ''
    response.setHeader('set-cookie', `local-places=${known}; Path=/`)
    response.writeHead(303, { location: '/__local' }).end()
    return
  }
  const current = /local-places=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? 'none'
  const links = ['none', ...PLACES_FAULTS]
    .map(
      (name) => `<li><a href="?places=${name}">${name}</a>${name === current ? ' (on)' : ''}</li>`,
    )
    .join('')
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(
    `<!doctype html><html lang="en"><title>Stand-ins</title><h1>Stand-ins of this local server</h1>
<h2>Google Places: fault</h2><ul>${links}</ul><p><a href="/">To the site</a></p>`,
  )
}
