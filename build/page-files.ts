import type { Page } from '../src/config/pages.ts'

/** The file served for a clean URL: "/services/payroll" → "services/payroll.html". */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** The addresses of all routes without parameters, each with the file of its page. */
export function listPages(
  routes: readonly Pick<Page, 'path' | 'aliases' | 'file'>[],
): { path: string; file: string }[] {
  return routes
    .filter(({ path }) => !path.includes(':'))
    .flatMap(({ path, aliases = [], file }) =>
      [path, ...aliases].map((one) => ({ path: one, file })),
    )
}

/** The source of a page's file, which is its key in the manifest. */
export function pageSource(file: string): string {
  return `src/pages/${file}.tsx`
}

const ROOT = '<div id="root"></div>'

type PageParts = {
  /** The page's file in src/pages, without the extension. main.tsx compares it with the one at the address. */
  file: string
  /** The files of the scripts it needs beyond the entry. */
  scripts: readonly string[]
  /** The files of those scripts' sheets. */
  sheets: readonly string[]
  /** The text of those sheets, and the utility classes it uses. */
  styles: string
}

/**
 * Puts a rendered page into the template. Its styles are inlined, and its scripts are preloaded.
 * @throws when the template already contains a page, which would end up inside every other page
 */
export function fillTemplate(
  template: string,
  { head, body, data }: { head: string; body: string; data: string },
  { file, scripts, sheets, styles }: PageParts,
): string {
  if (!template.includes(ROOT)) throw new Error('The template already holds a page')
  const links = [
    ...scripts.map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`),
    // As for the sheet of every page: build/build-client.ts.
    ...sheets.map((sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}" disabled>`),
  ]
  const json = data && `<script id="page-data" type="application/json">${data}</script>`
  return (
    template
      // The browser requests files in this order, while the styles are still loading.
      .replace('<link', (link) => head + link)
      .replace('<style>', (style) => links.join('') + style)
      .replace('</head>', () => `<style>${styles}</style></head>`)
      .replace(ROOT, () => `<div id="root" data-page="${file}">${body}</div>${json}`)
  )
}
