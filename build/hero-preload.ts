import type { Manifest } from './initial-chunks.ts'

const FOLDER = 'src/assets/illustrations'
/** The media query under which src/features/home/hero.css shows the tall drawing. */
const IS_TALL = '(width < 500px)'

/**
 * A script that fetches the drawing of the home page's hero, the largest thing on the first screen, along
 * with the styles that name it. Which of the four it is depends on the theme and the window, so no plain
 * link can tell. It belongs after the script that sets the theme and before the styles, which hold up what
 * stands below them.
 * @throws when a drawing is not in the build
 */
export function heroPreload(manifest: Manifest): string {
  const address = (name: string) => {
    const file = manifest[`${FOLDER}/bridge-${name}.svg`]?.file
    if (!file) throw new Error(`The build has no drawing bridge-${name}.svg`)
    return `/${file}`
  }
  const drawings = {
    light: [address('day-tall'), address('day-wide')],
    dark: [address('dusk-tall'), address('dusk-wide')],
  }
  return (
    `<script>{const link=document.createElement('link');link.rel='preload';link.as='image';` +
    `link.fetchPriority='high';link.href=${JSON.stringify(drawings)}` +
    `[document.documentElement.dataset.theme][matchMedia('${IS_TALL}').matches?0:1];` +
    `document.head.append(link)}</script>`
  )
}
