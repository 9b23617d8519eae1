import type { Manifest } from 'vite'
import type { Page } from '../src/content/pages.ts'
import { findShareScene } from './site-files/share-scenes.ts'

const ASSETS = 'src/assets'
/** The media query under which src/features/home/hero.css shows the tall drawing. */
const IS_TALL = '(width < 500px)'

/** The same on every page, so that the security policy names one script. */
const FETCH =
  `const {dataset}=document.currentScript;const link=document.createElement('link');link.rel='preload';link.as='image';` +
  `link.fetchPriority='high';link.href=dataset[document.documentElement.dataset.theme].split(' ')` +
  `.at(matchMedia('${IS_TALL}').matches?0:-1);document.head.append(link)`

/** The drawing above an article without a picture, as src/features/news/post-page.tsx renders it. */
const ARTICLE_SCENE = /scene-([a-z-]+) article-scene/

/**
 * A script that fetches the drawing at a page's head, the largest thing on the first screen, along with the
 * styles that name it. Which one it is depends on the theme, on the home page on the window too, so no plain
 * link can tell. It belongs after the script that sets the theme and before the styles, which block the scripts
 * below them. Empty for a page that shows no drawing: some only have one in their shared links.
 * @param page its address, and the scene that pages.ts names; an article's is in its body
 * @param body the rendered page
 * @throws when a drawing is not in the build
 */
export function drawingPreload(
  manifest: Manifest,
  { path, scene }: Pick<Page, 'path'> & { scene?: string },
  body: string,
): string {
  const shown = scene ?? ARTICLE_SCENE.exec(body)?.[1] ?? ''
  const names = (time: string) => {
    if (path === '/')
      return [`illustrations/bridge-${time}-tall`, `illustrations/bridge-${time}-wide`]
    const drawing = findShareScene(shown)?.drawing
    return drawing && body.includes(`scene-${shown}`) ? [`scenes/${drawing}-${time}`] : []
  }
  const addresses = (time: string) => {
    const files = names(time).map((name) => {
      const file = manifest[`${ASSETS}/${name}.svg`]?.file
      if (!file) throw new Error(`The build has no drawing ${name}.svg`)
      return `/${file}`
    })
    return files.join(' ')
  }
  const day = addresses('day')
  if (day === '') return ''
  return `<script data-light="${day}" data-dark="${addresses('dusk')}">{${FETCH}}</script>`
}
