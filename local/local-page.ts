import type { Connect } from 'vite'
import { AUTH_FAULTS } from './auth/faults.ts'
import { readSwitchCookie } from './browser-context.ts'
import { DESK_LINKS } from './desk-samples.ts'
import { GHOST_FAULTS, GHOST_PATH } from './ghost/mount.ts'
import { areTextsStandIn, isPlacesStandIn } from './outbound.ts'
import { PLACES_FAULTS } from './places-stand-in.ts'
import { splitAddress } from './split-address.ts'
import { TEXT_FAULTS } from './texts-stand-in.ts'

/** The faults of each stand-in, by the name of its switch. */
const SWITCHES: Record<string, readonly string[]> = {
  places: PLACES_FAULTS,
  auth: AUTH_FAULTS,
  ghost: GHOST_FAULTS,
  texts: TEXT_FAULTS,
}

/**
 * The page at /__local: lists the stand-ins and switches their faults for this browser, by a link
 * such as /__local?places=slow.
 */
export function localPage(options: { hasRealAuth: boolean }): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname, search } = splitAddress(request)
    if (pathname !== '/__local') return next()
    const cookies = [...new URLSearchParams(search)].flatMap(([name, chosen]) => {
      const faults = SWITCHES[name]
      if (!faults) return []
      const fault = faults.find((one) => one === chosen) ?? ''
      return [`local-${name}=${fault}; Path=/; SameSite=Lax`]
    })
    if (cookies.length > 0) {
      response.writeHead(303, { location: '/__local', 'set-cookie': cookies }).end()
      return
    }
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    response.end(page(request.headers.cookie, options.hasRealAuth))
  }
}

function page(cookie: string | undefined, hasRealAuth: boolean): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Stand-ins</title>
<h1>Stand-ins of this local server</h1>
<h2>Mails and text messages</h2>
<p><a href="/__mailbox">Mailbox</a></p>
<h2>Text messages to clients</h2>
${areTextsStandIn() ? faultList('texts', cookie) : REAL_SERVICE}
<h2>Google Places</h2>
${isPlacesStandIn() ? faultList('places', cookie) : REAL_SERVICE}
<h2>Sign-in</h2>
${hasRealAuth ? REAL_SERVICE : faultList('auth', cookie)}
<h2>Office desk</h2>
<p>Sign in at <a href="/office">/office</a> with <code>${process.env.OFFICE_EMAILS ?? ''}</code>; the code is in
the mailbox. In place of all appointments and messages put invented ones:</p>
<ul>${DESK_LINKS}</ul>
<h2>Ghost</h2>
<p>Stands at <code>${GHOST_PATH}</code>; the site uses it when VITE_GHOST_URL names it.</p>
${faultList('ghost', cookie)}
<h2>Measurement</h2>
<p><a href="/__local/measurements.json">What was sent to /_vercel/</a></p>
<p><a href="/">To the site</a></p>
</html>`
}

const REAL_SERVICE = '<p>The real service is configured.</p>'

function faultList(name: string, cookie: string | undefined): string {
  const current = readSwitchCookie(cookie, name) ?? 'none'
  const items = ['none', ...(SWITCHES[name] ?? [])].map(
    (fault) =>
      `<li><a href="?${name}=${fault}">${fault}</a>${fault === current ? ' (on)' : ''}</li>`,
  )
  return `<p>Fault, for this browser only:</p><ul>${items.join('')}</ul>`
}
