import type { RouteEntry } from '../src/app/routes.ts'

/** The file a clean address is served from: "/services/payroll" → "services/payroll.html". */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** The source file of a route's page, read off its loader. */
export function pageSource({ id, page }: RouteEntry): string {
  const source = /import\(['"]@\/([^'"]+)['"]\)/.exec(String(page))?.[1]
  if (!source) throw new Error(`The page of route "${id}" is not loaded with import('@/…')`)
  return `src/${source}.tsx`
}

const ROOT = '<div id="root"></div>'

/**
 * Puts a rendered page into the built index.html.
 * @throws when the template already holds a page, which would end up inside every other one
 */
export function fillTemplate(
  template: string,
  { head, body }: { head: string; body: string },
  scripts: readonly string[],
): string {
  if (!template.includes(ROOT)) throw new Error('dist/index.html already holds a page: build again')
  const preloads = scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
  return template
    .replace('</head>', () => `${head}${preloads.join('')}</head>`)
    .replace(ROOT, () => `<div id="root">${body}</div>`)
}
