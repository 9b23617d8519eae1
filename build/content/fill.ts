import { FIGURES } from '../../src/content/figures.ts'
import { OFFICIAL_LINKS } from '../../src/config/official-links.ts'
import { PAGES } from '../../src/config/pages.ts'
import { phoneHref, REFUND_PHONES } from '../../src/config/refund-phones.ts'

/** What a word in braces stands for. Null leaves out the entry of a list that has it; a list takes an entry's place. */
export type Words = Readonly<
  Record<string, string | null | readonly (string | readonly string[])[]>
>

const LINK = /\[([^\]]*)\]\(([^)\s]+)\)/g
const WORD = /\{([\w.]+)\}/g
const ONE_WORD = /^\{([\w.]+)\}$/

const paths = new Set([
  ...PAGES.flatMap(({ path, aliases = [] }) => [path, ...aliases]),
  // Written by build/licenses.ts.
  '/licenses.txt',
])

/**
 * Replaces words and the names of official pages and phones in all texts of a value. Figures stay: pages look them up, and
 * list them with their sources.
 * @param say notes a problem of a text
 */
export function fill(value: unknown, words: Words, say: (problem: string) => void): unknown {
  if (typeof value === 'string') return fillText(value, words, say)
  if (Array.isArray(value)) return value.flatMap((item) => fillItem(item, words, say))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, fill(part, words, say)]),
  )
}

function fillItem(item: unknown, words: Words, say: (problem: string) => void): unknown[] {
  const names = typeof item === 'object' && item !== null ? Object.values(item) : [item]
  const isLeftOut = names.some(
    (text) =>
      typeof text === 'string' &&
      [...text.matchAll(WORD)].some(([, name = '']) => words[name] === null),
  )
  if (isLeftOut) return []
  const [first, ...rest] = names
  const entry =
    typeof first === 'string' && !rest.some(Boolean) && words[ONE_WORD.exec(first)?.[1] ?? '']
  return Array.isArray(entry) ? entry : [fill(item, words, say)]
}

function fillText(text: string, words: Words, say: (problem: string) => void): string {
  return text
    .replaceAll(WORD, (whole, name: string) => {
      const word = words[name]
      if (typeof word === 'string') return word
      if (word !== undefined) say(`${whole} needs an entry of a list of its own`)
      else if (!(name in FIGURES)) {
        say(
          `${whole} is neither a figure (src/content/figures.json) nor a fact (build/content/words.ts)`,
        )
      }
      return whole
    })
    .replaceAll(LINK, (whole, label: string, target: string) => {
      const page = official(target)
      if (page) return `[${label || page.name}](${page.href})`
      const [path = ''] = target.split(/[#?]/)
      if (!/^(?:https:|tel:)/.test(target) && !paths.has(path) && !path.startsWith('/news/')) {
        say(`the link ${whole} leads nowhere: write the path of a page, such as /pricing`)
      }
      return whole
    })
}

/** A page or phone by its id, so that its address stands in one place. */
function official(id: string): { name: string; href: string } | undefined {
  const pages: Readonly<Record<string, { name: string; href: string }>> = OFFICIAL_LINKS
  const phones: Readonly<Record<string, { display: string }>> = REFUND_PHONES
  const phone = phones[id]
  return phone ? { name: phone.display, href: phoneHref(phone) } : pages[id]
}
