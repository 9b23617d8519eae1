import rows from '../content/pages.json' with { type: 'json' }
import type { Page } from '../content/schemas/pages.ts'

export type { MenuName, Page } from '../content/schemas/pages.ts'

/**
 * The one list of pages, src/content/pages.json. The router, menus, breadcrumbs, footer, finder, titles and descriptions,
 * sitemap, prerendering and the end-to-end tests all derive from it.
 */
export const PAGES = rows as readonly Page[]
