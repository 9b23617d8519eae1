import { z } from 'zod'
import checklist from '../checklist.json' with { type: 'json' }
import officialLinks from '../official-links.json' with { type: 'json' }
import payments from '../payments.json' with { type: 'json' }
import { list, text } from './parts.ts'

/** What the lists in src/content may hold; pages.json has a schema of its own, pages.ts. */

const day = z.iso.date('must be a day such as "2026-11-21"')
const page = z.strictObject({ name: text, href: z.url({ protocol: /^https$/ }) })
const subject = z.strictObject({
  name: text,
  description: text,
  /** An author's page: its headline, and how the articles are made. */
  heading: text.optional(),
  making: z.array(z.strictObject({ name: text, text })).optional(),
})
const named = z.record(z.string(), subject)
const phone = z.strictObject({
  name: text,
  display: z.string().regex(/^\d{3}-\d{3}-\d{4}$/, 'must be written as "800-829-1040"'),
})
const finderWords = z.strictObject({
  hint: text.max(40, 'is longer than the 40 letters of a row'),
  /** What else visitors call the page: such a word finds it first. */
  names: text.optional(),
  /** What it is about, and not in its own title and description. */
  words: text.optional(),
})
/** What the site stores in a visitor's browser (R172). */
const storageKey = z.strictObject({
  /** In plain words. */
  name: text,
  key: text,
  where: z.enum(['local storage', 'session storage', 'cache storage', 'database', 'history entry']),
  purpose: text,
  keptFor: text,
})

/** The tax forms that can be read, by their numbers in lower case and without hyphens, which tell them from other forms. */
export const FORM_KINDS = ['w2', '1099nec', '1099int', '1099div', '1098', 'ssa1099'] as const

const formField = z.strictObject({
  id: text,
  /** On the form: "1a". */
  box: text,
  kind: z.enum(['money', 'identity']),
  /** What payers print at the box, in any of these wordings; the first is the page's name for it. */
  labels: z.array(text).min(1).optional().describe('Without any: those of the federal tax'),
  /** In parentheses if more was repaid than paid: Pub. 915. */
  canBeNegative: z.boolean().optional(),
})
const formHead = z.strictObject({
  fields: z.array(formField),
  otherLabels: z
    .array(text)
    .describe('Labels of boxes that are not read. They keep their amounts from other boxes'),
})
const documentForms = z.strictObject({
  federalTaxLabels: z.array(text),
  head1099: formHead.describe('At the top of every 1099'),
  forms: z.array(formHead.extend({ kind: z.enum(FORM_KINDS), shortName: text, title: text })),
})

/** The words of a picture for shared links: a small line above a headline. */
const headline = text.max(24, 'is longer than the 24 characters that fit the picture')
const shareWords = z.strictObject({
  kicker: text,
  headline: z.array(headline).length(2).readonly(),
})

type Questions = typeof checklist.questions
export type SituationId = {
  [Name in keyof Questions]: keyof Questions[Name]['options']
}[keyof Questions]
const situations = Object.values(checklist.questions).flatMap(({ options }) => Object.keys(options))
const yearQuestion = z.strictObject({
  title: text,
  options: z
    .record(z.string(), text)
    .describe('Situations to choose from; lists on devices name them by their id'),
})
const taxDocument = z.strictObject({
  id: text.describe('Stored in saved lists: never change it or reuse it for another paper'),
  label: text,
  hint: text.describe('Its purpose, or where to find it'),
  when: list(z.enum(situations as SituationId[]))
    .describe('Listed when one of these applies; without any, for everyone')
    .optional(),
})
const documentGroup = z.strictObject({ title: text, documents: list(taxDocument) })

export type PaymentKind = keyof typeof payments.kinds
const wayId = z.enum(Object.keys(payments.ways) as (keyof typeof payments.ways)[])
const payment = z.strictObject({
  kind: z.enum(Object.keys(payments.kinds) as PaymentKind[]),
  ways: z.tuple([wayId], wayId).describe('The best first'),
  note: text.describe('What to know').optional(),
})
const payer = z.strictObject({ label: text, payments: z.tuple([payment], payment) })
const way = z.strictObject({
  fee: text.describe('Left out where the official page names it: waysNote says so once').optional(),
  ready: list(text).describe('What to have ready before opening the page'),
  rules: list(text).describe('What else to know before choosing it'),
})
const paymentsFile = z.strictObject({
  checkedOn: day.describe('When fees and rules were last checked against the official pages'),
  kinds: z.record(z.string(), text),
  /** Each with every payment in list order. */
  payers: z.record(z.enum(Object.keys(payments.payers) as (keyof typeof payments.payers)[]), payer),
  waysNote: text.describe('Above the list of ways'),
  /** By the official page of each. */
  ways: z.record(
    wayId.refine((id) => id in officialLinks.links, 'is no page in official-links.json'),
    way,
  ),
})

const figureRow = z.strictObject({
  label: text.describe('What the figure is, for the list of figures at the end of a page'),
  value: text.describe(
    'As written in a sentence. {dollars …} is an amount of the tax engine by its name, {rate …} a rate; a plus adds two',
  ),
  year: text.describe('The tax year or years it applies to'),
  source: text.describe('May be left out where the tax engine has it').optional(),
})

/** Each file of src/content itself, without its extension. */
export const DATA_FILES = {
  /** When they were last checked against the authorities' own lists, and each page by its id. */
  'official-links': z.strictObject({ checkedOn: day, links: z.record(z.string(), page) }),
  'refund-phones': z.record(z.string(), phone),
  'post-names': z.strictObject({ tags: named, authors: named }),
  /** How the finder shows and finds each page, by its id. */
  'finder-words': z.record(z.string(), finderWords),
  /** By the part of the site, which src/config/share-image.ts finds by the path. */
  'share-images': z.record(z.string(), shareWords),
  'storage-keys': z.array(storageKey),
  /** The tax figures of pages, when they were last checked against their sources, and each by its id. */
  figures: z.strictObject({ checkedOn: day, figures: z.record(z.string(), figureRow) }),
  /** The questions about the year, and the papers for the situations that visitors choose. */
  checklist: z.strictObject({
    questions: z.record(z.string(), yearQuestion),
    papers: list(documentGroup),
  }),
  payments: paymentsFile,
  'document-forms': documentForms,
  /** Why a document cannot be read. */
  'document-problems': z.record(z.string(), z.strictObject({ title: text, advice: text })),
}

export type DocumentForms = z.infer<typeof documentForms>

export type TaxDocument = z.infer<typeof taxDocument>
export type DocumentGroup = z.infer<typeof documentGroup>
export type Payment = z.infer<typeof payment>
export type Payments = z.infer<typeof paymentsFile>
export type FigureRow = z.infer<typeof figureRow>
export type ShareWords = z.infer<typeof shareWords>
