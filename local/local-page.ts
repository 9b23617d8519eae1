import type { Connect } from 'vite'
import { readSwitchCookie } from './browser-context.ts'
import { isPlacesStandIn } from './outbound.ts'
import { PLACES_FAULTS } from './places-stand-in.ts'
import { splitAddress } from './split-address.ts'

/** The page at /__local: lists the stand-ins and switches their faults for this browser. */
export const localPage: Connect.NextHandleFunction = (request, response, next) => {
  const { pathname, search } = splitAddress(request)
  if (pathname !== '/__local') {
    next()
    return
  }
  const chosen = new URLSearchParams(search).get('places')
  if (chosen !== null) {
    const fault = PLACES_FAULTS.find((name) => name === chosen) ?? ''
    response.setHeader('set-cookie', `local-places=${fault}; Path=/; SameSite=Lax`)
    response.writeHead(303, { location: '/__local' }).end()
    return
  }
  const current = readSwitchCookie(request.headers.cookie, 'places') ?? 'none'
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(`<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Stand-ins</title>
<h1>Stand-ins of this local server</h1>
<h2>Google Places</h2>
${isPlacesStandIn() ? faultList(current) : '<p>The real service is configured.</p>'}
<h2>Measurement</h2>
<p><a href="/__local/measurements.json">What was sent to /_vercel/</a></p>
<p><a href="/">To the site</a></p>
</html>`)
}

function faultList(current: string): string {
  const items = ['none', ...PLACES_FAULTS].map(
    (name) => `<li><a href="?places=${name}">${name}</a>${name === current ? ' (on)' : ''}</li>`,
  )
  return `<p>Fault, for this browser only:</p><ul>${items.join('')}</ul>`
}
