import claims from '../content/firm/claims.json' with { type: 'json' }
import hours from '../content/firm/hours.json' with { type: 'json' }
import office from '../content/firm/office.json' with { type: 'json' }
import people from '../content/firm/people.json' with { type: 'json' }
import towns from '../content/firm/towns.json' with { type: 'json' }
import type { OfficePhoto, OpeningHours, Person, Town } from '../content/schemas/firm.ts'
import { writeHours } from './write-hours.ts'

export type { DayName, OfficePhoto, OpeningHours, Person } from '../content/schemas/firm.ts'

// The build replaces this file by its values (build/evaluate-figures.ts), so that pages don't load what derives them.

const phoneNumber = `+1${office.phone.replace(/\D/g, '')}`

/** Every fact about the firm: the files of src/content/firm, and what follows from them. */
export const site = {
  ...office,
  phone: { display: office.phone, href: `tel:${phoneNumber}`, e164: phoneNumber },
  hours: hours as OpeningHours[],
  /** "Mon to Fri 9 to 5, Sat 9 to 3" (D18). */
  hoursLine: writeHours(hours as OpeningHours[]),
  people: people.people as Person[],
  officePhoto: people.officePhoto as OfficePhoto | null,
  claims,
  towns: towns as Town[],
}

const { street, city, region, postalCode } = site.address

/** The office's postal address in one line. */
export const OFFICE_ADDRESS = `${site.name}, ${street}, ${city}, ${region} ${postalCode}`
