import { once } from 'node:events'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { preview } from 'vite'
import type * as Build from '../../build/build-site.ts'
import { STAND_IN_SECRET } from '../../local/captcha/verify.ts'
import { GHOST_KEY } from '../../local/ghost/answer.ts'
import { FIXTURES } from '../../local/ghost/content.ts'
import { GHOST_PATH, serveGhost } from '../../local/ghost/mount.ts'
import { copySite } from './copy-site.ts'

/**
 * Builds the site once more, in a separate copy, with the Ghost stand-in as its source of posts and with a
 * captcha, a chat and a social feed on other hosts, and serves it together with the stand-in. For the
 * end-to-end tests.
 */

const PORT = Number(process.env.GHOST_PORT ?? 5321)
/** A host that never responds. Tests respond for it in the browser. */
const WIDGET_HOST = 'https://widgets.example.com'

process.env.VITE_GHOST_URL = `http://localhost:${PORT}${GHOST_PATH}`
process.env.VITE_GHOST_KEY = GHOST_KEY
process.env.VITE_CHAT_SCRIPT_URL = `${WIDGET_HOST}/chat.js`
process.env.VITE_CAPTCHA_PROVIDER = 'turnstile'
// Cloudflare's key for tests.
process.env.VITE_CAPTCHA_SITE_KEY = '1x00000000000000000000AA'
process.env.LOCAL_AUTH_CAPTCHA = 'turnstile'
process.env.CAPTCHA_SECRET = STAND_IN_SECRET
process.env.VITE_SOCIAL_SCRIPT_URL = `${WIDGET_HOST}/social.js`

const shareImages = resolve('dist/share')
const folder = join(tmpdir(), `site-with-ghost-${PORT}`)
copySite(folder, [FIXTURES])
process.chdir(folder)

// The build fetches posts from the same address as the pages.
const answer = serveGhost(folder)
const ghost = createServer((request, response) =>
  answer(request, response, () => response.writeHead(404).end()),
).listen(PORT)
const { buildSite }: typeof Build = await import(pathToFileURL('build/build-site.ts').href)
await buildSite(shareImages)
ghost.closeAllConnections()
await once(ghost.close(), 'close')

await preview({ preview: { port: PORT, strictPort: true } })
