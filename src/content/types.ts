/**
 * The shape of a content page. Texts are plain English; in them, `[words](/path)` is a link and
 * `{figureId}` stands for a figure of figures.ts, which keeps tax figures out of the prose.
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

/** One page under /services. */
export type ServiceContent = {
  slug: string
  /** As in the menu. */
  name: string
  /** The page's h1. */
  headline: string
  /** One or two sentences under the h1. */
  lead: Text
  forWhom: readonly Text[]
  included: readonly Text[]
  notIncluded: readonly Text[]
  /** What one needs to know about the subject, in two to four sections. */
  sections: readonly ContentSection[]
  steps: readonly Step[]
  bring: readonly Text[]
  /** What it costs, or how the price is found. */
  price: {
    summary: Text
    details: readonly Text[]
    /** The estimator prices it: the page shows the base prices and leads there. */
    isEstimated?: true
  }
  deadlines: readonly Deadline[]
  questions: readonly Question[]
  relatedServices: readonly string[]
  relatedIndustries: readonly string[]
}

/** One page under /industries. */
export type IndustryContent = {
  slug: string
  name: string
  headline: string
  lead: Text
  /** The trade's own tax and bookkeeping questions, three to five sections. */
  sections: readonly ContentSection[]
  /** What we do for such a business. */
  weDo: readonly Text[]
  bring: readonly Text[]
  questions: readonly Question[]
  relatedServices: readonly string[]
}

/** A legal page or Our Story: headed sections. */
export type ProseContent = {
  headline: string
  lead: Text
  /** ISO date of the last change; shown on legal pages. */
  updated?: string
  sections: readonly (ContentSection & { id?: string; table?: ContentTable })[]
}

export type ContentTable = {
  caption: string
  head: readonly string[]
  rows: readonly (readonly Text[])[]
}

/** One entry of a page that leads to others; without an address it is told there in full. */
export type DirectoryEntry = {
  id: string
  name: string
  href?: string
  text: readonly Text[]
  list?: readonly Text[]
  /** Paths of services or industries. */
  related?: readonly string[]
}
