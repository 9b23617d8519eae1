/**
 * The format of content pages. Texts are plain English. In them, `[words](/path)` is a link and `{figureId}`
 * inserts a figure from figures.ts, which keeps tax figures out of the prose.
 */
export type Text = string

export type ContentSection = {
  heading: string
  paragraphs: readonly Text[]
  list?: readonly Text[]
}
export type Question = { question: string; answer: Text }
export type Step = { title: string; text: Text }
export type Deadline = { when: Text; what: Text }

/** A row of two: a term and its explanation. */
type Term = { term: string; text: Text }

/** The list prices a page shows. features/estimator/list-prices.ts calculates them. */
export type ListPriceId = 'simple' | 'family' | 'selfEmployed' | 'royalties' | 'sideBusiness'

/** The card beside the head of a page: the price, and ways to get in touch. */
export type PriceCard = {
  label: string
  /** From the price list, or in words if there is no list price. */
  price: { list: ListPriceId } | { text: string }
  rows: readonly Term[]
}

/** One line of the costs. A list price, or a price in words, comes before its text. */
export type Cost = Term & { list?: ListPriceId; price?: string }

/** One large figure, and why it matters: from figures.ts, or one that is no tax figure and needs no source. */
export type LargeFigure = ({ id: string } | { value: string }) & { heading: Text; text: Text }

/** An amount in an example, in dollars. Made up, but it adds up (tests/structure/examples.test.ts). */
export type Sum = { label: Text; note?: Text; amount: number }

/** A worked example, labeled as one. */
export type Example = { title: string; text: Text } & (
  | {
      kind: 'ledger'
      rows: readonly Sum[]
      total: Sum
      /** What the total is compared with. */
      compared?: { figure: Sum; difference: Sum }
    }
  /** Two alternatives side by side. */
  | {
      kind: 'compare'
      columns: readonly [string, string]
      rows: readonly { label: Text; amounts: readonly [number, number] }[]
      total: { label: string; amounts: readonly [number, number] }
    }
  /** A total, part of which is withheld. */
  | {
      kind: 'stub'
      whole: Sum
      left: Sum
      kept: readonly Sum[]
      gap: string
      keys: readonly [string, string]
    }
)

/** What pages under /services and /industries share. */
export type SubjectContent = {
  slug: string
  /** The page's h1. */
  headline: string
  /** One or two sentences under the h1. */
  lead: Text
  card: PriceCard
  costs: readonly Cost[]
  /** At most six. */
  bring: readonly Text[]
  example: Example
  figure: LargeFigure
  /** What a reader needs to know about the subject, folded. */
  sections: readonly ContentSection[]
  questions: readonly Question[]
  relatedServices: readonly string[]
}

/** One page under /services. */
export type ServiceContent = SubjectContent & {
  forWhom: readonly Text[]
  included: readonly Text[]
  notIncluded: Text
  steps: readonly Step[]
  /** Whether the page starts with its steps or its example. */
  begins: 'steps' | 'example'
  deadlines: readonly Deadline[]
  relatedIndustries: readonly string[]
}

/** One page under /industries. */
export type IndustryContent = SubjectContent & {
  /** The question the industry asks first, as a small table. */
  comparison: ContentTable
  /** What we do for these businesses. */
  weDo: readonly Text[]
  /** What comes first: the comparison or the costs. */
  begins: 'comparison' | 'costs'
}

/** A legal page: sections with headings. */
export type ProseContent = {
  headline: string
  lead: Text
  /** ISO date of the last change. */
  updated: string
  /** The summary: terms of two or three words, each with its meaning. */
  inShort: readonly Term[]
  sections: readonly (ContentSection & { id: string; table?: ContentTable })[]
}

export type ContentTable = {
  caption: string
  head: readonly string[]
  rows: readonly (readonly Text[])[]
}

/** A service without its own page: all its text is on the services page. */
export type DirectoryEntry = {
  id: string
  name: string
  text: readonly Text[]
  list?: readonly Text[]
  /** Paths of services or industries. */
  related?: readonly string[]
}
