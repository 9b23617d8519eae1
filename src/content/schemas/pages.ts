import { z } from 'zod'
import type { SceneName } from '../../components/scenes.ts'
import { text } from './parts.ts'

/** A place in a menu. `label` defaults to the page's label, `href` to its path. */
const menuPlace = z.strictObject({
  menu: z.enum([
    'services',
    'industries',
    'resources',
    'pricing',
    'about',
    'footer-resources',
    'firm',
    'legal',
  ]),
  order: z.int(),
  label: text.optional(),
  href: text.optional(),
})

/**
 * What src/content/pages.json may hold: a row for each page.
 * @param files the names of the files in src/pages, without the extension
 * @param scenes the names of the drawings
 */
export function pageRows(files: readonly string[], scenes: readonly string[]) {
  const row = z.strictObject({
    id: text,
    path: z.string().regex(/^\//, 'must begin with a slash: "/services/payroll"'),
    /** Other addresses that show the same page; the canonical one is `path`. */
    aliases: z.array(text).readonly().optional(),
    /** Path of the page above it in the breadcrumbs. Defaults to the home page. */
    parent: text.optional(),
    /** Its component: the name of a file in src/pages, without the extension. */
    file: z.string().refine((name) => files.includes(name), 'is no file in src/pages'),
    /** The drawing in its head and in its share picture. At most four screens show the same drawing. */
    scene: z
      .custom<SceneName>(
        (name) => typeof name === 'string' && scenes.includes(name),
        `must be one of these: ${scenes.join(', ')}`,
      )
      .optional(),
    /** Name in menus, breadcrumbs and links. */
    label: text,
    /** For the browser tab and search results, without the firm's name. */
    title: text,
    /** For search results and shared links; the finder searches it. Services and industries also use it in their section's list. */
    description: text.max(160, 'is longer than the 160 characters that a search result shows'),
    menus: z.array(menuPlace).readonly().optional(),
    /** The page writes its own title, description and canonical address, based on what it shows. */
    hasOwnHead: z.literal(true).optional(),
    /** Hidden from search engines and the sitemap. */
    noIndex: z.literal(true).optional(),
    /** Without the site's header, footer, phone bar, notice and chat. */
    hasOwnFrame: z.literal(true).optional(),
  })
  return z.array(row)
}

export type Page = z.infer<ReturnType<typeof pageRows>>[number]
export type MenuName = z.infer<typeof menuPlace>['menu']
