import MarkdownIt, { type Token } from 'markdown-it'
import type { Heading } from '../../src/features/news/post.ts'
import { NO_BREAK } from '../../src/lib/no-break.ts'

export type RenderedMarkdown = { html: string; headings: Heading[]; text: string }

const markdown = new MarkdownIt({ html: false })
const { rules } = markdown.renderer

// Links to other sites open a new tab and say so (R6).
rules.link_open = (tokens, index, options, env, self) => {
  const token = tokens[index]
  const isOutside = /^(?:https?:)?\/\//i.test(String(token?.attrGet('href')))
  if (env) env.isOutside = isOutside
  if (isOutside) {
    token?.attrSet('target', '_blank')
    token?.attrSet('rel', 'noopener noreferrer')
  }
  return self.renderToken(tokens, index, options)
}
rules.link_close = (tokens, index, options, env, self) => {
  const note = env?.isOutside ? '<span class="sr-only"> (opens in a new tab)</span>' : ''
  return note + self.renderToken(tokens, index, options)
}

// Dates and form names stay on one line, as in the site's own texts.
rules.text = (tokens, index) =>
  String(tokens[index]?.content)
    .split(NO_BREAK)
    .map((part, place) => {
      const text = markdown.utils.escapeHtml(part)
      return place % 2 === 0 ? text : `<span class="whitespace-nowrap">${text}</span>`
    })
    .join('')

// Wide tables scroll in a box that can be reached by keyboard.
rules.table_open = (tokens, index) => {
  const name = markdown.utils.escapeHtml(tokens[index]?.info || 'Table')
  return `<div class="table-box" role="region" aria-label="${name}" tabindex="0"><table>\n`
}
rules.table_close = () => '</table></div>\n'

/**
 * Compiles a post's Markdown. Raw HTML in it is shown as text.
 * @returns the HTML, its second-level headings, and the plain text
 */
export function renderMarkdown(source: string): RenderedMarkdown {
  const tokens = markdown.parse(source, {})
  const headings: Heading[] = []
  const texts: string[] = []
  const used = new Set<string>()
  // Tables are named after the heading above them, numbered from the second one on.
  let heading = 'Table'
  let tables = 0

  tokens.forEach((token, index) => {
    if (token.type === 'inline') texts.push(plainText(token))
    // The post's title is the page's first-level heading.
    if (token.tag === 'h1') token.tag = 'h2'
    if (token.type === 'table_open') {
      tables += 1
      token.info = tables === 1 ? heading : `${heading}, table ${tables}`
      alignAmounts(tokens, index)
    }
    if (token.type === 'th_open') token.attrSet('scope', 'col')
    if (token.type !== 'heading_open') return
    heading = plainText(tokens[index + 1])
    tables = 0
    const id = freeId(heading, used)
    token.attrSet('id', id)
    if (token.tag === 'h2') headings.push({ id, text: heading })
  })
  const html = markdown.renderer.render(tokens, markdown.options, {})
  return { html, headings, text: texts.join('\n') }
}

/** An amount, a rate or a count, alone in its cell. */
const AMOUNT = /^[−-]?\$?\d[\d,.]*(?:%| cents)?$/

/**
 * Gives the cells in a table's columns of amounts the class "amount", headers included, so that digits line up.
 * Keeps an alignment given in Markdown.
 * @param start where the table opens among the tokens
 */
function alignAmounts(tokens: readonly Token[], start: number): void {
  const columns: { cells: Token[]; isAmount: boolean }[] = []
  let column = 0
  for (let index = start; tokens[index] && tokens[index]?.type !== 'table_close'; index += 1) {
    const token = tokens[index]
    if (token?.type === 'tr_open') column = 0
    if (token?.type !== 'td_open' && token?.type !== 'th_open') continue
    const entry = (columns[column] ??= { cells: [], isAmount: true })
    entry.cells.push(token)
    const text = tokens[index + 1]?.content.replaceAll('*', '').trim() ?? ''
    if (token.attrGet('style') || (token.type === 'td_open' && !AMOUNT.test(text)))
      entry.isAmount = false
    column += 1
  }
  // The first column names its rows.
  for (const { cells, isAmount } of columns.slice(1)) {
    if (isAmount) for (const cell of cells) cell.attrJoin('class', 'amount')
  }
}

/** The addresses of the pictures in a post's Markdown. */
export function listPictures(source: string): string[] {
  // Most posts have none, so this avoids parsing them twice.
  if (!source.includes('![')) return []
  return markdown
    .parse(source, {})
    .flatMap(({ children }) => children ?? [])
    .filter(({ type }) => type === 'image')
    .map((image) => String(image.attrGet('src')))
}

function plainText(token: Token | undefined): string {
  return (token?.children ?? [])
    .map(({ type, content }) => (type.endsWith('break') ? ' ' : content))
    .join('')
}

/** Ids are prefixed so that a heading cannot clash with an element of the site. */
function freeId(text: string, used: Set<string>): string {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? ['section']
  const base = `post-${words.join('-')}`
  let id = base
  for (let count = 1; used.has(id); count++) id = `${base}-${count}`
  used.add(id)
  return id
}
