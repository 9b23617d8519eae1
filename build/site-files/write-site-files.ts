import { cpSync } from 'node:fs'
import { shareImagePath } from '../../src/config/share-image.ts'
import { PAGES } from '../../src/config/pages.ts'
import type { PostPath } from '../posts/post-paths.ts'
import { writeBuilt } from '../write-built.ts'
import { APP_ICONS, drawIcon, icoFile, TOUCH_ICON } from './app-icons.ts'
import { robotsTxt, securityTxt, sitemapXml } from './crawler-files.ts'
import { drawShareImage, listShareImages } from './share-images.ts'
import { loadFonts } from './text-path.ts'
import { webManifest } from './web-manifest.ts'

/**
 * Writes the files that search engines, phones and link previews ask for.
 * @param shareImages a folder with another build's share images, which take long to draw
 */
export async function writeSiteFiles(
  siteUrl: string,
  posts: readonly PostPath[],
  shareImages?: string,
): Promise<void> {
  const indexed = posts.filter(({ isIndexed }) => isIndexed)
  writeBuilt('/sitemap.xml', sitemapXml(PAGES, siteUrl, indexed))
  writeBuilt('/robots.txt', robotsTxt(siteUrl))
  writeBuilt('/.well-known/security.txt', securityTxt(siteUrl, new Date()))
  writeBuilt('/manifest.webmanifest', webManifest())

  for (const icon of [...APP_ICONS, TOUCH_ICON]) writeBuilt(`/${icon.file}`, await drawIcon(icon))
  writeBuilt(
    '/favicon.ico',
    icoFile(await drawIcon({ file: 'favicon.ico', size: 32, purpose: 'any' })),
  )

  if (shareImages) cpSync(shareImages, 'dist/share', { recursive: true })
  else await drawShareImages()
}

async function drawShareImages(): Promise<void> {
  const fonts = await loadFonts()
  for (const image of listShareImages()) {
    writeBuilt(shareImagePath(image), await drawShareImage(image, fonts))
  }
}
