import { z } from 'zod'
import { text } from './parts.ts'

/**
 * What each file of src/content/firm may hold. The build reads the files with these schemas and reports problems in the
 * words given here (build/content/check-files.ts), and /admin makes forms of them, with the descriptions as hints
 * (build/admin/fields.ts); pages and functions use the types only.
 */

const address = z.url({
  protocol: /^https$/,
  error: 'must be an address such as "https://www.example.com/"',
})
const amount = z
  .int('must be whole dollars, without cents or quotation marks')
  .min(0, 'must be 0 or more')
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, {
  error: 'must be a time on 24 hours with two digits each: "08:30"',
  abort: true,
})

/** @param names of what the firm writes, for the message about a doubled one */
const unlike = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index)

/** Facts that stand alone. */
const officeSchema = z.strictObject({
  name: text,
  shortName: text.describe('In the menu of a phone’s home screen and in text messages'),
  mark: z.strictObject({ name: text, line: text }),
  url: address.describe('The site’s own address, used when VITE_SITE_URL is not set'),
  phone: z
    .string()
    .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'must be written as "(740) 555-0100"')
    .describe('As people read it; links to it follow'),
  email: z
    .email('must be an email address such as "firm@example.com"')
    .describe('Receives messages and bookings, and sends mails to visitors'),
  address: z.strictObject({
    street: text,
    city: text,
    region: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters: "OH"'),
    postalCode: z.string().regex(/^\d{5}$/, 'must be five digits between quotation marks: "43701"'),
    country: z.literal('US'),
  }),
  timeZone: z
    .string()
    .refine(
      (zone) => Intl.supportedValuesOf('timeZone').includes(zone),
      'must be a time zone such as "America/New_York"',
    ),
  /** api/places.ts serves only this one. */
  placeId: text.describe('The office’s Google place ID'),
  mapsUrl: address.describe('The firm’s page on Google Maps'),
  portalUrl: address,
  /** The token and firm user id are added in src/config/links.ts. */
  dropOffUrl: address,
  social: z.array(z.strictObject({ name: text, url: address })),
  /**
   * Hosts the browser may look up early (R234): a fonts service, a maps service and a proxy. The site serves its own
   * fonts and never waits for these hosts (D32), so no connection is opened (D55).
   */
  connectionHints: z.array(address),
  copyrightSince: z.int().min(1900, 'must be a year such as 2025'),
  competitor: text,
  eFileBadge: z.strictObject({ name: text, with: text }),
})

const day = z.enum(
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  'must be a day in English: "Monday"',
)

/** Days with the same hours, as local 24-hour times ("HH:MM"). */
const openingHoursSchema = z
  .strictObject({ days: z.array(day).min(1, 'names no day').readonly(), opens: time, closes: time })
  .superRefine(({ days, opens, closes }, { addIssue }) => {
    if (closes > opens) return
    addIssue({ code: 'custom', path: ['closes'], message: `${days[0]} closes before it opens` })
  })

const hoursSchema = z
  .array(openingHoursSchema)
  .min(1, 'has no hours: write at least one day with its hours')
  .superRefine((hours, { addIssue }) => {
    for (const name of unlike(hours.flatMap(({ days }) => days))) {
      addIssue({ code: 'custom', message: `${name} is in it twice: leave it in one line only` })
    }
  })

/** Whether the file is there, the build checks. The editor shows the pictures there are. */
const picture = z
  .string()
  .regex(
    /^\/pictures\/[a-z0-9-]+\.(?:jpg|png|webp)$/,
    'must be a file of public/pictures named in small letters: "/pictures/dana.jpg"',
  )
  .meta({ input: 'picture', title: 'File' })

const photograph = z.strictObject({ src: picture, alt: text.meta({ title: 'What it shows' }) })

/** Someone at the office, for the page about the firm. */
const personSchema = z.strictObject({
  name: text,
  role: text.describe('What the person does here, or a credential that can be checked'),
  text: text.describe('One sentence'),
  photo: photograph
    .nullish()
    .describe(
      'Upright, at least 800 x 1000 pixels, and what it shows in words. Without one, the text stands alone',
    ),
})

const peopleSchema = z.strictObject({
  people: z
    .array(personSchema)
    .describe('Two or three; the page leaves out the section while there are none'),
  officePhoto: photograph
    .nullable()
    .describe(
      'Wide, at least 1920 x 672 pixels, and what it shows in words. A drawing of the street stands in for it',
    ),
})

const townSchema = z.strictObject({
  name: text,
  url: address.describe('Sister site, opened in a new tab'),
  map: z
    .strictObject({
      x: z.number().min(0).max(620, 'must be from 0 to 620: the map is 620 wide'),
      y: z.number().min(0).max(460, 'must be from 0 to 460: the map is 460 high'),
    })
    .describe('Position on the drawn map of the area, in units of its 620 x 460 picture'),
})

const townsSchema = z.array(townSchema).superRefine((towns, { addIssue }) => {
  for (const name of unlike(towns.map((town) => town.name))) {
    addIssue({ code: 'custom', message: `${name} is in it twice` })
  }
})

/** The only claims the site makes about the firm (specification, section 1). */
const claimsSchema = z.strictObject({
  returnsPerYear: text,
  yearsOfExperience: text,
  freeReturns: text,
})

/** A price at the firm and at the competitor, in whole dollars. */
const priceSchema = z.strictObject({ firm: amount, competitor: amount })

/** The first item, which may be the only one, and each later one. */
const items = <Levels extends z.ZodObject>(levels: Levels) =>
  z.strictObject({ first: levels, later: levels })
/** By a year's rent income or a farm's expenses. */
const twoLevels = z.strictObject({ under10k: priceSchema, over10k: priceSchema })

/** The price list (specification, section 9). */
const ratesSchema = z.strictObject({
  month: z
    .string()
    .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'must be a year and a month: "2026-11"')
    .describe('In which the list was last checked'),
  returns: z.strictObject({
    simple: priceSchema,
    complex: priceSchema,
    student: priceSchema,
    family: priceSchema,
    itemizer: priceSchema,
  }),
  w2s: z
    .strictObject({ included: amount, more: priceSchema })
    .describe('“More” is charged once if there are more W-2s than the base price includes'),
  form1099: priceSchema,
  investmentIncome: priceSchema,
  dependents: z.strictObject({ each: priceSchema, chargedAtMost: amount }),
  businesses: items(
    z.strictObject({ under2k: priceSchema, '2k-5k': priceSchema, over5k: priceSchema }),
  ).describe('By a year’s expenses'),
  farms: items(twoLevels),
  rentals: items(twoLevels),
  stateReturn: priceSchema,
  localReturn: priceSchema,
  /** D15 */
  protectionPlus: priceSchema.describe(
    'Always part of the firm’s total, never of the competitor’s',
  ),
})

const factValue = z.union(
  [z.string(), z.number(), z.record(z.string(), z.string().nullable()), z.null()],
  'must be a text, a number, or several texts by name',
)

const namesOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).toSorted().join(', ') : null

/** What the site says about the firm that the firm has not confirmed yet. */
const factsSchema = z.record(
  z.string(),
  z
    .strictObject({
      where: text.describe('Where the site shows it'),
      value: factValue,
      confirmed: z.iso
        .date('must be null, or the day of the confirmation: "2026-12-01"')
        .nullable()
        .describe('The date on which the firm confirmed it, such as 2026-12-01'),
      instead: factValue.describe(
        'What visitors read until then. Claims nothing; empty (null) leaves the sentence or line out',
      ),
    })
    .refine(
      ({ value, instead }) => instead === null || namesOf(value) === namesOf(instead),
      'value and instead must have the same names in them',
    ),
)

/** Each file of src/content/firm, without its extension. */
export const FIRM_FILES = {
  office: officeSchema,
  hours: hoursSchema,
  people: peopleSchema,
  towns: townsSchema,
  claims: claimsSchema,
  /** Each further name in it is the price of a question of the estimator. */
  rates: ratesSchema.catchall(priceSchema),
  facts: factsSchema,
}

export type DayName = z.infer<typeof day>
export type OpeningHours = z.infer<typeof openingHoursSchema>
export type Person = z.infer<typeof personSchema>
export type OfficePhoto = z.infer<typeof peopleSchema>['officePhoto'] & {}
export type Town = z.infer<typeof townSchema>
export type Price = z.infer<typeof priceSchema>
