import type { RouteEntry } from '../src/app/routes.ts'
import { STYLE_ATTRIBUTE } from '../src/lib/apply-styles.ts'
import { lateScripts } from './late-scripts.ts'

/** The file a clean address is served from: "/services/payroll" → "services/payroll.html". */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** The addresses of all routes without parameters, each with its route. */
export function listPages(routes: readonly RouteEntry[]): { path: string; entry: RouteEntry }[] {
  return routes
    .filter(({ path }) => !path.includes(':'))
    .flatMap((entry) => [entry.path, ...(entry.aliases ?? [])].map((path) => ({ path, entry })))
}

/** The source file of a route's page, read off its loader. */
export function pageSource({ id, page }: RouteEntry): string {
  const source = /import\(['"]@\/([^'"]+)['"]\)/.exec(String(page))?.[1]
  if (!source) throw new Error(`The page of route "${id}" is not loaded with import('@/…')`)
  return `src/${source}.tsx`
}

const ROOT = '<div id="root"></div>'
const MODULE =
  /\s*<(?:script type="module"[^>]* src|link rel="modulepreload"[^>]* href)="([^"]+)">(?:<\/script>)?/g

/** The home page's sheet, src/styles/home.css. */
const STYLES = /<link rel="stylesheet"/

/** What src/lib/apply-styles.ts does, before the first paint. */
const APPLY_STYLES = `<script>for (const element of document.querySelectorAll('[${STYLE_ATTRIBUTE}]')) element.style.cssText = element.getAttribute('${STYLE_ATTRIBUTE}')</script>`

export type PageParts = {
  /** The address that was rendered; main.tsx compares it with the one it is shown at. */
  path: string
  scripts: readonly string[]
  /** What the page needs in place of the home page's styles; those stay where it needs no other. */
  styles: readonly string[]
  /** Stands before the links of the head, where nothing holds up a script. */
  early?: string
}

/**
 * Puts a rendered page into the built index.html.
 * @throws when the template already holds a page, which would end up inside every other one
 */
export function fillTemplate(
  template: string,
  { head, body, data }: { head: string; body: string; data: string },
  { path, scripts, styles, early = '' }: PageParts,
): string {
  if (!template.includes(ROOT)) throw new Error('dist/index.html already holds a page: build again')
  const modules = [...template.matchAll(MODULE)].map(([, file = '']) => file)
  const sheets = styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`)
  const json = data && `<script id="page-data" type="application/json">${data}</script>`
  return (
    template
      // A prerendered page is read before it is used.
      .replaceAll(MODULE, '')
      // Turned off it is not loaded, nor put after the others by a later part that belongs to the shell.
      .replace(STYLES, (link) => (styles.length > 0 ? `${sheets.join('')}${link} disabled` : link))
      .replace('<link', (link) => early + lateScripts([...modules, ...scripts]) + link)
      .replace('</head>', () => `${head}</head>`)
      .replace(
        ROOT,
        () => `<div id="root" data-path="${path}">${carryStyles(body)}</div>${APPLY_STYLES}${json}`,
      )
  )
}

/** Moves styles out of the attribute that the pages' Content-Security-Policy forbids. */
function carryStyles(html: string): string {
  return html.replace(/(<[a-z][^>]*? )style="/g, `$1${STYLE_ATTRIBUTE}="`)
}
