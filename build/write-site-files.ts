import { PAGES } from '../src/content/pages.ts'
import { shareImagePath } from '../src/config/share-image.ts'
import { loadServer } from './load-server.ts'
import { readPostPaths } from './posts/post-paths.ts'
import { APP_ICONS, drawIcon, icoFile, TOUCH_ICON } from './site-files/app-icons.ts'
import { robotsTxt, sitemapXml } from './site-files/crawler-files.ts'
import { drawShareImage, listShareImages } from './site-files/share-images.ts'
import { loadFonts } from './site-files/text-path.ts'
import { webManifest } from './site-files/web-manifest.ts'
import { writeBuilt } from './write-built.ts'

/** Writes the files that search engines, phones and link previews ask for. */

const { siteUrl } = (await loadServer()).env

const indexed = readPostPaths().filter(({ isIndexed }) => isIndexed)
writeBuilt('/sitemap.xml', sitemapXml(PAGES, siteUrl, indexed))
writeBuilt('/robots.txt', robotsTxt(siteUrl))
writeBuilt('/manifest.webmanifest', webManifest())

for (const icon of [...APP_ICONS, TOUCH_ICON]) writeBuilt(`/${icon.file}`, await drawIcon(icon))
writeBuilt(
  '/favicon.ico',
  icoFile(await drawIcon({ file: 'favicon.ico', size: 32, purpose: 'any' })),
)

const fonts = await loadFonts()
const shareImages = listShareImages()
for (const image of shareImages)
  writeBuilt(shareImagePath(image), await drawShareImage(image, fonts))
console.log(`Sitemap, icons and ${shareImages.length} share images written`)
