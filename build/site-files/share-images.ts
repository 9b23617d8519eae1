import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { SHARE_IMAGE_SIZE, type ShareImage, shareImage } from '../../src/config/share-image.ts'
import { site } from '../../src/config/site.ts'
import { PAGES } from '../../src/config/pages.ts'
import { siteColor } from '../../src/styles/site-colors.ts'
import { type Scene, SCENES } from '../../src/components/scenes.ts'
import { textPath, type Fonts, type TextStyle } from './text-path.ts'

const RIGHT_EDGE = 1104
const TEXT_PLACEHOLDER = '<!-- text -->'
/** The bridge in the template. A scene replaces it. */
const BRIDGE = /<svg id="scene".*?\n<\/svg>\n/s
/** Where a scene begins, below the text. */
const HORIZON = 366

/** The pictures of all pages and of all possible posts. */
export function listShareImages(): ShareImage[] {
  const images = [
    shareImage(),
    ...PAGES.map(({ path, scene }) => shareImage(path, scene)),
    ...Object.keys(SCENES).map((scene) => shareImage('/news/', scene)),
  ]
  return [...new Map(images.map((image) => [image.name, image])).values()]
}

/**
 * Draws a share image: the firm's name, the section and its headline above the page's drawing, or over the bridge.
 * @returns the bytes of a PNG file of 1200 x 630 pixels
 * @throws when a line of text is too wide for the picture
 */
export async function drawShareImage(image: ShareImage, fonts: Fonts): Promise<Buffer> {
  const template = readFileSync('build/site-files/share-image.svg', 'utf8')
  const lines = linesOf(image).map(([line, style]) => textPath(fonts, line, style, RIGHT_EDGE))
  const picture = (image.scene ? template.replace(BRIDGE, paper()) : template).replace(
    TEXT_PLACEHOLDER,
    [image.scene ? sceneOf(image.scene) : '', ...lines].join('\n'),
  )
  return sharp(Buffer.from(picture)).png({ palette: true, effort: 7 }).toBuffer()
}

function paper(): string {
  return `<path fill="${siteColor('paper')}" d="M0 0h1200v630H0z"/>\n`
}

/** The part of the drawing in a share image, at its full width. */
function sceneOf(name: string): string {
  const scenes: Partial<Record<string, Scene>> = SCENES
  const scene = scenes[name]
  if (!scene) throw new Error(`src/components/scenes.json has no scene ${name}`)
  const { drawing = name, share } = scene
  const { x, y, width } = share
  const svg = readFileSync(`src/assets/scenes/${drawing}-day.svg`, 'utf8')
  const place = { ...SHARE_IMAGE_SIZE, height: SHARE_IMAGE_SIZE.height - HORIZON }
  const height = (width * place.height) / place.width
  const edge = `<path fill="${siteColor('ink')}" d="M0 ${HORIZON}h1200v3H0z"/>`
  const cut = svg.replace(
    /<svg [^>]*>/,
    `<svg x="0" y="${HORIZON}" width="${place.width}" height="${place.height}" viewBox="${x} ${y} ${width} ${height}">`,
  )
  return `${cut}\n${edge}`
}

function linesOf({ kicker, headline }: ShareImage): [string, TextStyle][] {
  const ink = siteColor('ink')
  const river = siteColor('river')
  const { name, line } = site.mark
  const big = {
    face: 'display',
    weight: 660,
    size: 72,
    letterSpacing: -2,
    fill: ink,
    x: 92,
  } as const
  return [
    [
      name,
      { face: 'display', weight: 700, size: 30, letterSpacing: -0.5, fill: ink, x: 156, y: 78 },
    ],
    [line, { face: 'text', weight: 600, size: 13, fill: ink, x: 156, y: 96 }],
    [kicker, { face: 'text', weight: 650, size: 25, fill: river, x: 96, y: 170 }],
    ...headline.map((words, index): [string, TextStyle] => [
      words,
      { ...big, y: 250 + index * 78 },
    ]),
  ]
}
