import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { getBrowser } from '../local/programs/browser.ts'

/**
 * Pictures of every page and of the main states of the last build, at five widths in both themes, into
 * gallery/, with a contact sheet in gallery/index.html:
 * npm run gallery -- [--size 390] [--theme dark] [--only contact]. Each may be given several times; the
 * theme "forced" shows a system's contrast theme.
 */

const FOLDER = 'gallery'
const many = { type: 'string', multiple: true } as const
const { values } = parseArgs({ options: { size: many, theme: many, only: many } })

mkdirSync(FOLDER, { recursive: true })
const grep = values.only ? ['--grep', values.only.join('|')] : []
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config=tests/gallery/playwright.config.ts', ...grep],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      CHROMIUM_PATH: await getBrowser(),
      ...(values.size && { GALLERY_SIZES: values.size.join() }),
      ...(values.theme && { GALLERY_THEMES: values.theme.join() }),
    },
  },
)
writeFileSync(`${FOLDER}/index.html`, contactSheet())
console.log(`Contact sheet: ${FOLDER}/index.html`)
process.exitCode = status ?? 1

/** All pictures, with a row for each page or state. */
function contactSheet(): string {
  const folders = readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort((a, b) => Number.parseInt(a) - Number.parseInt(b) || b.localeCompare(a))
  const names = [...new Set(folders.flatMap((folder) => readdirSync(`${FOLDER}/${folder}`)))]
  const sections = names.toSorted().map((file) => {
    const links = folders
      .filter((folder) => existsSync(`${FOLDER}/${folder}/${file}`))
      .map((folder) => {
        const path = `${folder}/${file}`
        return `<a href="${path}"><img loading="lazy" src="${path}" alt=""><br>${folder}</a>`
      })
    return `<h2>${file.replace('.png', '')}</h2>\n<div>${links.join('\n')}</div>`
  })
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title>
<style>
body { font: 14px sans-serif } div { display: flex; gap: 12px; overflow-x: auto; align-items: start }
img { width: 200px; max-height: 480px; object-fit: cover; object-position: top; border: 1px solid #999 }
</style>
${sections.join('\n')}\n`
}
