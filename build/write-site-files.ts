import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { PAGES } from '../src/content/pages.ts'
import { shareImagePath } from '../src/config/share-image.ts'
import { loadServer } from './load-server.ts'
import { readPostPaths } from './posts/post-paths.ts'
import { APP_ICONS, drawIcon, icoFile, TOUCH_ICON } from './site-files/app-icons.ts'
import { robotsTxt, sitemapXml } from './site-files/crawler-files.ts'
import { drawShareImage, listShareImages } from './site-files/share-images.ts'
import { loadFonts } from './site-files/text-path.ts'
import { webManifest } from './site-files/web-manifest.ts'

/** Writes the files that search engines, phones and link previews ask for. */

const { siteUrl } = (await loadServer()).env

const indexed = readPostPaths().filter(({ isIndexed }) => isIndexed)
write('/sitemap.xml', sitemapXml(PAGES, siteUrl, indexed))
write('/robots.txt', robotsTxt(siteUrl))
write('/manifest.webmanifest', webManifest())

for (const icon of [...APP_ICONS, TOUCH_ICON]) write(`/${icon.file}`, await drawIcon(icon))
write('/favicon.ico', icoFile(await drawIcon({ file: 'favicon.ico', size: 32, purpose: 'any' })))

const fonts = await loadFonts()
const shareImages = listShareImages()
for (const image of shareImages) write(shareImagePath(image), await drawShareImage(image, fonts))
console.log(`Sitemap, icons and ${shareImages.length} share images written`)

function write(path: string, content: string | Buffer): void {
  const file = `dist${path}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
