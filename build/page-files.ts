import type { Page } from '../src/content/pages.ts'

/** The file a clean address is served from: "/services/payroll" → "services/payroll.html". */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** The addresses of all routes without parameters, each with its route. */
export function listPages(routes: readonly Page[]): { path: string; entry: Page }[] {
  return routes
    .filter(({ path }) => !path.includes(':'))
    .flatMap((entry) => [entry.path, ...(entry.aliases ?? [])].map((path) => ({ path, entry })))
}

export function pageSource({ file }: Page): string {
  return `src/pages/${file}.tsx`
}

const ROOT = '<div id="root"></div>'
const ENTRY = /<script type="module"[^>]*><\/script>/
/** Visitors read a prerendered page before they use it, so styles and fonts load before its scripts. */
const LOW = 'fetchpriority="low"'
/**
 * A browser asks a server of HTTP/1.1 for six files at a time: the sheet, two fonts and three more. The entry, by far
 * the largest file, comes after those: docs/decisions/0002-ordinary-module-scripts.md.
 */
const BEFORE_ENTRY = 3

/** The sheet of every page, src/styles/site.css. */
const STYLES = /<link rel="stylesheet"[^>]*>/

export type PageParts = {
  /** The address that was rendered; main.tsx compares it with the one it is shown at. */
  path: string
  /** What the page needs beyond the entry, the page itself last. */
  scripts: readonly string[]
  /** The page's own styles, which follow those of every page. */
  styles: readonly string[]
}

/**
 * Puts a rendered page into the built index.html.
 * @throws when the template already holds a page, which would end up inside every other one
 */
export function fillTemplate(
  template: string,
  { head, body, data }: { head: string; body: string; data: string },
  { path, scripts, styles }: PageParts,
): string {
  if (!template.includes(ROOT)) throw new Error('dist/index.html already holds a page: build again')
  const modules = scripts.map(
    (file) => `<link rel="modulepreload" ${LOW} crossorigin href="${file}">`,
  )
  // Before all other files: a browser asks a server of HTTP/1.1 for six at a time.
  const sheets = [
    STYLES.exec(template)?.[0],
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
  ]
  const json = data && `<script id="page-data" type="application/json">${data}</script>`
  return template
    .replace(ENTRY, (script) =>
      modules.toSpliced(BEFORE_ENTRY, 0, script.replace('<script', `<script ${LOW}`)).join(''),
    )
    .replace(STYLES, '')
    .replace('<link', (link) => sheets.join('') + link)
    .replace('</head>', () => `${head}</head>`)
    .replace(ROOT, () => `<div id="root" data-path="${path}">${body}</div>${json}`)
}
