import { site } from '../../src/config/site.ts'
import { APP_ICONS } from './app-icons.ts'
import { siteColor } from '../../src/styles/site-colors.ts'

/** manifest.webmanifest: the site's name, colors and icons on a home screen. */
export function webManifest(): string {
  const paper = siteColor('paper')
  const icons = APP_ICONS.map(({ file, size, purpose }) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }))
  const manifest = {
    id: '/',
    name: site.name,
    short_name: site.shortName,
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
