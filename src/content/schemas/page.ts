import { z } from 'zod'
import { list, question, section, step, table, text } from './parts.ts'

/**
 * What the texts in src/content/{services,industries,legal} may hold: front matter, and the sections under headings. The
 * build reads the files with these schemas (build/content/read-page.ts); pages use the types only. In texts,
 * `[words](/path)` is a link, `{figureId}` inserts a figure of src/content/figures.json, which keeps tax figures out of the
 * prose, and `{phone}` or another word of build/content/words.ts a fact about the firm.
 */

const slugs = z.array(text).readonly()
/** In an example, in dollars. */
const dollars = z.number('must be an amount in dollars without the sign: 1850')
const deadline = z.strictObject({ when: text, what: text })
/** A row of two: a term and its explanation. */
const term = z.strictObject({ term: text, text })

/** The list prices a page shows. config/price-claims.ts calculates them. */
const listPrice = z.enum(['simple', 'family', 'selfEmployed', 'royalties', 'sideBusiness'])

/** The card beside the head of a page: the price, and ways to get in touch. */
const card = z.strictObject({
  label: text,
  /** From the price list, or in words if there is no list price. */
  price: z.union(
    [z.strictObject({ list: listPrice }), z.strictObject({ text })],
    `must be a text, or list with one of these: ${listPrice.options.join(', ')}`,
  ),
  rows: list(term),
})

/** One line of the costs. A list price, or a price in words, comes before its text. */
const cost = term.extend({ list: listPrice.optional(), price: text.optional() })

/** One large figure, and why it matters: a tax figure, or one that is none and needs no source. */
const figure = z.union(
  [
    z.strictObject({ id: text, heading: text, text }),
    z.strictObject({ value: text, heading: text, text }),
  ],
  'must have a heading, a text, and the id of a figure or a value of its own',
)

/** An amount in an example. Made up, but it adds up (tests/structure/examples.test.ts). */
const sum = z.strictObject({ label: text, note: text.optional(), amount: dollars })
const two = <Item extends z.ZodType>(item: Item) => z.tuple([item, item]).readonly()

/** A worked example, labeled as one. */
const example = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('ledger'),
    title: text,
    rows: list(sum),
    total: sum,
    /** What the total is compared with. */
    compared: z.strictObject({ figure: sum, difference: sum }).optional(),
    text,
  }),
  /** Two alternatives side by side. */
  z.strictObject({
    kind: z.literal('compare'),
    title: text,
    columns: two(text),
    rows: list(z.strictObject({ label: text, amounts: two(dollars) })),
    total: z.strictObject({ label: text, amounts: two(dollars) }),
    text,
  }),
  /** A total, part of which is withheld. */
  z.strictObject({
    kind: z.literal('stub'),
    title: text,
    whole: sum,
    left: sum,
    kept: list(sum),
    gap: text,
    keys: two(text),
    text,
  }),
])

/** What pages under /services and /industries share. The name of the file is the slug. */
const subject = {
  slug: text,
  /** The page's h1. */
  headline: text,
  /** One or two sentences under the h1. */
  lead: text,
  card,
}
/** What a reader needs to know about the subject, folded. */
const sections = list(section)
const bring = z.array(text).min(1).max(6).readonly()
/** Under the heading "Questions". */
const questions = list(question)

// A page lists its figures in this order.

/** One page under /services. */
const service = z.strictObject({
  ...subject,
  costs: list(cost),
  forWhom: list(text),
  included: list(text),
  notIncluded: text,
  figure,
  example,
  sections,
  /** Whether the page starts with its steps or its example. */
  begins: z.enum(['steps', 'example']),
  steps: list(step),
  bring,
  deadlines: list(deadline),
  questions,
  relatedServices: slugs,
  relatedIndustries: slugs,
})

/** One page under /industries. */
const industry = z.strictObject({
  ...subject,
  /** What comes first: the comparison or the costs. */
  begins: z.enum(['comparison', 'costs']),
  /** The question the industry asks first, as a small table. */
  comparison: table,
  costs: list(cost),
  figure,
  example,
  sections,
  /** What we do for these businesses. */
  weDo: list(text),
  bring,
  questions,
  relatedServices: slugs,
})

/** A legal page: a summary, and sections with ids. */
const legal = z.strictObject({
  slug: text,
  headline: text,
  lead: text,
  /** The day of the last change. */
  updated: z.iso.date('must be a day such as "2026-11-21"'),
  /** The summary: terms of two or three words, each with its meaning. */
  inShort: list(term),
  sections: list(section.extend({ id: text, table: table.optional() })),
})

/** The kinds of pages by their folder in src/content. */
export const PAGE_KINDS = { services: service, industries: industry, legal }

/** A plain text with links and figures. */
export type Text = string
export type ListPriceId = z.infer<typeof listPrice>
export type PriceCard = z.infer<typeof card>
export type Cost = z.infer<typeof cost>
export type LargeFigure = z.infer<typeof figure>
export type Sum = z.infer<typeof sum>
export type Example = z.infer<typeof example>
export type ContentSection = z.infer<typeof section>
export type ContentTable = z.infer<typeof table>
export type Question = z.infer<typeof question>
export type Deadline = z.infer<typeof deadline>
export type ServiceContent = z.infer<typeof service>
export type IndustryContent = z.infer<typeof industry>
/** What pages of both kinds have in common. */
export type SubjectContent = ServiceContent | IndustryContent
export type ProseContent = z.infer<typeof legal>
