import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { z } from 'zod'
import { GUIDES, type Guides } from '../../src/content/schemas/guide.ts'
import { PAGE_KINDS } from '../../src/content/schemas/page.ts'
import { fill, type Words } from './fill.ts'
import { check, type Problems } from './problems.ts'
import { readSections, type Section } from './read-sections.ts'
import { splitFrontMatter } from './split-front-matter.ts'

const FOLDER = 'src/content'

type Kind = keyof typeof PAGE_KINDS | 'guides'
export const KINDS = [...(Object.keys(PAGE_KINDS) as Kind[]), 'guides'] as const
export type PageOf<K extends Kind> = K extends keyof typeof PAGE_KINDS
  ? z.infer<(typeof PAGE_KINDS)[K]>
  : Guides[keyof Guides]

/** The files of one kind, from the root of the project. */
export function listFiles(kind: Kind): string[] {
  const names = readdirSync(`${FOLDER}/${kind}`).filter((name) => name.endsWith('.md'))
  return names.map((name) => `${FOLDER}/${kind}/${name}`)
}

/** Which kind a file is of, if it is a page's text. */
export function kindOf(file: string): Kind | undefined {
  const [, kind = ''] = /\/src\/content\/(\w+)\/[\w-]+\.md$/.exec(`/${file}`) ?? []
  return KINDS.find((known) => known === kind)
}

/**
 * Reads the text of a page.
 * @returns its content, or undefined after noting every problem
 */
export function readPage<K extends Kind>(
  problems: Problems,
  kind: K,
  file: string,
  words: Words,
): PageOf<K> | undefined {
  const before = problems.length
  const text = readFileSync(file, 'utf8')
  try {
    const hasHead = kind !== 'guides' || text.startsWith('---')
    const { head, body } = hasHead ? splitFrontMatter(file, text) : { head: {}, body: text }
    const start = text.slice(0, text.length - body.length).split('\n').length
    const sections = readSections(body, (line, problem) =>
      problems.push(`${file}, line ${start + line}: ${problem}`),
    )
    const slug = basename(file, '.md')
    const all = { slug, ...(head as object), ...partsOf(sections) }
    const filled = fill(all, words, (problem) => problems.push(`${file}: ${problem}`))
    const page = check(problems, file, schemaOf(kind, slug), filled)
    return problems.length === before ? (page as PageOf<K> | undefined) : undefined
  } catch (error) {
    problems.push(String(error instanceof Error ? error.message : error))
    return undefined
  }
}

function schemaOf(kind: Kind, slug: string): z.ZodType {
  if (kind !== 'guides') return PAGE_KINDS[kind]
  const guides: Readonly<Record<string, z.ZodType>> = GUIDES
  const schema = guides[slug]
  if (!schema) throw new Error(`${slug}.md: no page shows it; a new page is a developer’s work`)
  return schema
}

/** The sections, and what stands under the heading "Questions" as questions with their answers. */
function partsOf(all: readonly Section[]) {
  const start = all.findIndex(({ heading, id }) => heading === 'Questions' && !id)
  if (all.length === 0) return {}
  if (start < 0) return { sections: all }
  const questions = all.slice(start + 1).map(({ heading, paragraphs }) => ({
    question: heading,
    answer: paragraphs.join(' '),
  }))
  return { ...(start > 0 && { sections: all.slice(0, start) }), questions }
}
