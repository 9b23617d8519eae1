import { cpSync, readdirSync } from 'node:fs'
import { build, type Plugin } from 'vite'
import { BUILD_TARGET } from '../browsers.ts'
import { editorConfig } from './editor-config.ts'

/**
 * Builds /admin, where the firm edits src/content in a browser: Sveltia CMS, served by the site itself. A deployment
 * that does not know its repository has no such page.
 */
export async function buildAdmin(): Promise<void> {
  const { VERCEL, VERCEL_GIT_REPO_OWNER: owner, VERCEL_GIT_REPO_SLUG: slug } = process.env
  if (VERCEL && !(owner && slug)) return
  await build({
    configFile: false,
    root: 'build/admin',
    logLevel: 'warn',
    publicDir: false,
    plugins: [leaveOut()],
    define: {
      CMS_CONFIG: JSON.stringify(editorConfig(owner && slug ? `${owner}/${slug}` : undefined)),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir: '../../dist',
      emptyOutDir: false,
      assetsDir: 'admin',
      target: BUILD_TARGET,
      chunkSizeWarningLimit: 3000,
      license: { fileName: 'admin/licenses.md' },
      rolldownOptions: { input: 'build/admin/admin.html' },
    },
  })
  for (const name of readdirSync(PARTS).filter((file) => file.endsWith('.LICENSE.txt'))) {
    cpSync(`${PARTS}/${name}`, `dist/admin/${name}`)
  }
}

/** Its typefaces, with their licenses. */
const PARTS = 'node_modules/@sveltia/cms/npm/assets'

/** Parts of the editor that no form here uses: coloring of code, maps, other languages, conversion of pictures. */
const UNUSED =
  /^@shikijs\/|^\.\.\/locales\/|^leaflet|^terra-draw|^\.\/chunks\/(?:heic|webp_enc|shiki)/
/** Its fonts come with it, and it need not ask how GitHub does: the page's policy would block both, with an error. */
const FOREIGN = {
  fonts: /url\(https:\/\/cdn\.jsdelivr\.net\/fontsource\/[^)]+\)/g,
  status: /https:\/\/www\.githubstatus\.com\/api\/[\w./]+/g,
}
/** Files that belong to the parts left out. */
const UNUSED_FILES = /new URL\(`assets\/(?:heic|marker)[^`]+`,import\.meta\.url\)\.href/g

function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    enforce: 'pre',
    resolveId: (id) => (UNUSED.test(id) ? '\0unused' : null),
    load: (id) => (id === '\0unused' ? 'export default {}' : null),
    transform(code, id) {
      if (!id.includes('/@sveltia/cms/')) return null
      const own = code
        .replaceAll(FOREIGN.fonts, 'local("")')
        .replaceAll(FOREIGN.status, 'data:,')
        .replaceAll(UNUSED_FILES, '""')
      return { code: own, map: null }
    },
  }
}
