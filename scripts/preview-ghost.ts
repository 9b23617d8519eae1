import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { build, preview } from 'vite'
import { GHOST_KEY } from '../local/ghost/answer.ts'
import { GHOST_PATH } from '../local/ghost/mount.ts'
import { ROUTES } from '../src/app/routes.ts'
import { listPages, pageFile } from './page-files.ts'

/**
 * Builds the site with Ghost as its source of posts, with a chat and a social feed of another host, and
 * serves it with the stand-in for Ghost beside it. For the end-to-end tests: pages are not prerendered.
 */

const PORT = Number(process.env.GHOST_PORT ?? 5321)
const OUT_DIR = '.server/ghost'
/** Answers nothing: tests stand in for it in the browser. */
const WIDGET_HOST = 'https://widgets.example.com'

process.env.VITE_GHOST_URL = `http://localhost:${PORT}${GHOST_PATH}`
process.env.VITE_GHOST_KEY = GHOST_KEY
process.env.VITE_CHAT_SCRIPT_URL = `${WIDGET_HOST}/chat.js`
process.env.VITE_SOCIAL_SCRIPT_URL = `${WIDGET_HOST}/social.js`

await build({ build: { outDir: OUT_DIR }, logLevel: 'error' })
// Addresses of posts get /spa, as hosted; the other pages are as empty.
for (const { path } of [{ path: '/spa' }, ...listPages(ROUTES)]) {
  if (path === '/') continue
  const file = `${OUT_DIR}/${pageFile(path)}`
  mkdirSync(dirname(file), { recursive: true })
  copyFileSync(`${OUT_DIR}/index.html`, file)
}
await preview({ build: { outDir: OUT_DIR }, preview: { port: PORT, strictPort: true } })
