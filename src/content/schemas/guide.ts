import { z } from 'zod'
import { list, question, section, step, table, text } from './parts.ts'

/** What the texts in src/content/guides may hold: pages that each have a layout of their own. */

const link = z
  .string()
  .regex(/^\[[^\]]+\]\(\S+\)$/, 'must be a link: "[name](https://…)"')
  // In a file, before the build writes the name and address of an official page.
  .meta({
    description: 'A link as the others here: a name with an address, or the id of an official page',
    pattern: String.raw`^\[[^\]]*\]\(\S+\)$`,
  })
  .transform((written) => {
    const [, name = '', href = ''] = /^\[(.+)\]\((.+)\)$/.exec(written) ?? []
    return { name, href }
  })
/** `text` says what the page is for. */
const links = list(z.strictObject({ link, text }))
const sections = list(section)
const slug = text

/** A tool's head, and what to look up below the tool. */
const tool = z.strictObject({ slug, headline: text, lead: text, sections })

const about = z.strictObject({
  slug,
  headline: text,
  lead: text,
  facts: list(z.strictObject({ figure: text, text })),
  statements: list(step),
  /** What the office does, and where it is. */
  sections: z.tuple([section, section]),
})

/** One of the two portals: its purpose and what it asks for. */
const door = z.strictObject({
  picture: z.enum(['door', 'slot']),
  name: text,
  lead: text,
  uses: list(text),
  asks: text,
  action: text,
})

const paperStep = step.extend({ picture: z.enum(['corners', 'name', 'sides', 'letter']) })

const portalHelp = z.strictObject({
  slug,
  headline: text,
  lead: text,
  doors: list(door),
  signIn: text,
  /** How to prepare papers, each with a small drawing. */
  ready: list(paperStep),
  safety: text,
  /** Trouble with getting in. */
  questions: list(question),
})

/** A tax of the guide to Ohio's business taxes. */
const ohioTax = z.strictObject({
  /** For src/features/ohio-business-taxes/find-taxes.ts, which says whom it concerns. */
  id: z.enum([
    'ownerIncome',
    'passThroughEntity',
    'cat',
    'sales',
    'use',
    'withholding',
    'unemployment',
    'workersCompensation',
    'netProfit',
    'townWithholding',
    'schoolDistrict',
    'annual',
  ]),
  name: text,
  what: text,
  rate: text,
  threshold: text,
  firstSteps: list(text),
  due: text,
  /** Deadline rules whose next date is shown. */
  dueRules: z.array(text).readonly(),
  links: list(link),
})

/** An official tracker of refunds. */
const tracker = z.strictObject({
  heading: text,
  link,
  about: text,
  ready: list(text).describe('What to have ready before opening it'),
})

/** In the services grid of the home page. */
const card = z.strictObject({ name: text, text, href: text })

/** The guides by the names of their files. */
export const GUIDES = {
  about,
  'check-refund': tool.extend({ times: table, trackers: list(tracker) }),
  'client-portal-help': portalHelp,
  deadlines: tool,
  'document-processing-demo': tool.extend({ limits: list(text) }),
  'estimated-taxes': tool.extend({
    links,
    /** Beside the table of due dates. */
    dates: text,
    /** Around the amounts of src/features/estimated-taxes/worked-example.ts. */
    example: z.strictObject({ couple: text, reason: text, interest: text }),
  }),
  home: z.strictObject({
    slug,
    /** The services grid (R70-R73). The first entry is the largest. */
    services: z.tuple([card], card),
  }),
  industries: z.strictObject({ slug, title: text, lead: text }),
  'ohio-business-taxes': tool.omit({ sections: true }).extend({ taxes: list(ohioTax) }),
  'property-taxes': tool.extend({
    /** Each by its question, and the id of its rule in src/content/deadlines/regional.json. */
    reliefs: list(
      z.strictObject({
        rule: z.enum(['owner-occupancy', 'homestead', 'cauv']),
        label: text,
        hint: text,
      }),
    ),
    links,
  }),
  resources: z.strictObject({
    slug,
    title: text,
    lead: text,
    /** Below the board, each with its purpose. */
    tools: list(z.strictObject({ path: text, text, action: text })),
  }),
  services: z.strictObject({
    slug,
    title: text,
    lead: text,
    /** Services without their own page (R167). */
    sections: list(section.extend({ id: text })),
    /** Paths of services or industries by the id of a section. */
    related: z.record(z.string(), list(text)),
  }),
  'tax-calculator': z.strictObject({ slug, sections }),
  'tax-payment-center': tool,
  'withholding-check': tool,
}

export type Guides = { [Name in keyof typeof GUIDES]: z.infer<(typeof GUIDES)[Name]> }
export type Door = z.infer<typeof door>
export type PaperStep = z.infer<typeof paperStep>
export type OhioTax = z.infer<typeof ohioTax>
export type OhioTaxId = OhioTax['id']
