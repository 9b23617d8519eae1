import { z } from 'zod'
import type { DueDayLaw } from '../../shared/deadlines/due-day.ts'
import situations from '../deadlines/situations.json' with { type: 'json' }
import { list, text } from './parts.ts'

/**
 * What the files of src/content/deadlines may hold. The rules stand in the files by the pages that load them: payments of
 * individuals; Ohio and local dates for businesses and property; all others.
 */

/** The situations that visitors can choose, in the order in which calendar addresses name them. */
const situation = z.strictObject({
  group: z.enum(['household', 'business']),
  label: text,
  hint: text,
})

/** The situations that a rule applies to: any of these. */
const chosen = list(z.enum(Object.keys(situations) as (keyof typeof situations)[]))
const source = text.describe('The law that sets the date')

const date = z.strictObject({
  on: z
    .string()
    .regex(
      /^(?:\d\d-\d\d|02-end|\d\d-before-first-monday)$/,
      'must be a day such as "04-15", "02-end" or "03-before-first-monday"',
    ),
  detail: text.describe(
    'In braces: the year of the date is {year}, the one before {lastYear}, the fourth before {fourYearsAgo}',
  ),
})

/** Personal returns of Ohio and its towns follow the federal return, and so its law. */
const dueDayLaw = z
  .enum(['federal', 'ohio', 'fixed'] satisfies DueDayLaw[])
  .describe('Whose weekends and holidays move the date. County offices set their own: fixed')

const duty = z.strictObject({
  id: text,
  situations: chosen,
  name: text,
  form: text,
  note: text.describe('A sentence, or the name of a shared one').optional(),
  source,
  link: text.describe('An official page: its address, or the name of a shared one'),
  dueDayLaw: dueDayLaw.describe('Unless it is that of the other rows').optional(),
})

/** A duty that comes up every year, with its days in one of three ways. */
const row = duty
  .extend({
    dates: list(date).optional(),
    monthly: z
      .string()
      .regex(/^\d\d$/, 'must be a day with two digits: "15"')
      .describe('The day of every month, each for the month before')
      .optional(),
    four: z
      .enum([
        'afterQuarters',
        'personalEstimates',
        'companyEstimates',
        'passThroughEstimates',
        'catQuarters',
        'useTaxQuarters',
      ])
      .describe('Four days a year, as src/shared/deadlines/rule.ts names them')
      .optional(),
    /** The same return after an extension: its day, and what else differs. It has a note only of its own. */
    extended: duty
      .partial()
      .extend({ on: date.shape.on, detail: date.shape.detail.optional() })
      .optional(),
  })
  .refine(
    ({ dates, monthly, four }) => [dates, monthly, four].filter(Boolean).length === 1,
    'needs its days in one of three ways: dates, monthly or four',
  )

const rules = z
  .strictObject({
    shared: z.record(z.string(), text).describe('What several rows name in their link or note'),
    groups: list(
      z.strictObject({ area: z.enum(['federal', 'ohio', 'local']), dueDayLaw, rows: list(row) }),
    ),
  })
  .superRefine(({ shared, groups }, context) => {
    const rows = groups.flatMap((group) => group.rows)
    const links = rows.flatMap(({ link, extended }) => [link, extended?.link])
    for (const link of links) {
      if (!link || link in shared || link.startsWith('https://')) continue
      context.addIssue(`"${link}" is neither the address of a page nor the name of a shared one`)
    }
  })

/** A duty whose date the list cannot give: it depends on an event, or an office sets it. */
const undated = z.strictObject({
  situations: chosen,
  name: text,
  when: text,
  source,
  link: z.url({ protocol: /^https$/ }),
})

/** Each file of src/content/deadlines, without its extension. */
export const DEADLINE_FILES = {
  situations: z.record(z.string(), situation),
  estimates: rules,
  regional: rules,
  calendar: rules,
  undated: list(undated),
}

export type RuleDate = z.infer<typeof date>
export type RuleRow = z.infer<typeof row>
export type RuleFile = z.infer<typeof rules>
export type UndatedDuty = z.infer<typeof undated>
