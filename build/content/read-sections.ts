import MarkdownIt, { type Token } from 'markdown-it'

/** The part of a text under a heading. */
export type Section = {
  id?: string
  heading: string
  paragraphs: string[]
  list?: string[]
  table?: { caption: string; head: string[]; rows: string[][] }
}

/** Notes a problem. @param line counts from 0 where the Markdown begins */
type Say = (line: number, problem: string) => void

const markdown = new MarkdownIt({ html: false })

const ID = /\s*\{#([\w-]+)\}$/
/** The name of a table, in a line of its own before it. */
const CAPTION = /^Table: /
/** What pages show inside a sentence. */
const SHOWN = new Set(['text', 'text_special', 'softbreak', 'link_open', 'link_close'])

/** Reads headings, each with paragraphs, at most one list and at most one table. Texts stay as written, with their links. */
export function readSections(body: string, say: Say): Section[] {
  const sections: Section[] = []
  let caption = ''
  for (const { type, line, tokens } of blocksOf(markdown.parse(body, {}))) {
    const texts = tokens.filter((token) => token.type === 'inline')
    for (const one of texts.flatMap(({ children }) => children ?? [])) {
      if (!SHOWN.has(one.type)) say(line, `pages show plain sentences and links only (${one.type})`)
    }
    const words = texts.map(({ content }) => content.replaceAll(/\s*\n\s*/g, ' '))
    const [first = ''] = words
    const section = sections.at(-1)
    if (type === 'heading') {
      const id = ID.exec(first)?.[1]
      const heading = first.replace(ID, '')
      sections.push({ ...(id && { id }), heading, paragraphs: [] })
    } else if (!section) say(line, 'write a heading above the text: ## My subject')
    else if (type === 'paragraph' && CAPTION.test(first)) caption = first.replace(CAPTION, '')
    else if (type === 'paragraph') section.paragraphs.push(first)
    else if (type === 'bullet_list' && !section.list) section.list = words
    else if (type === 'table' && !section.table) section.table = { caption, ...rowsOf(tokens) }
    else say(line, `write another heading above it: a section has one list and one table (${type})`)
  }
  return sections
}

type Block = { type: string; line: number; tokens: Token[] }

/** The paragraphs, headings, lists and tables, each with what is inside. */
function blocksOf(tokens: readonly Token[]): Block[] {
  const blocks: Block[] = []
  for (const token of tokens) {
    if (token.level > 0) blocks.at(-1)?.tokens.push(token)
    else if (token.nesting >= 0) {
      const { type, map } = token
      blocks.push({ type: type.replace('_open', ''), line: map?.[0] ?? 0, tokens: [] })
    }
  }
  return blocks
}

function rowsOf(tokens: readonly Token[]): { head: string[]; rows: string[][] } {
  const rows: string[][] = []
  for (const { type, content } of tokens) {
    if (type === 'tr_open') rows.push([])
    if (type === 'inline') rows.at(-1)?.push(content)
  }
  const [head = [], ...rest] = rows
  return { head, rows: rest }
}
