/**
 * Every fact about the firm, each in one place. Imports nothing, so that functions and scripts can read it
 * too. Replace entries marked PLACEHOLDER with the firm's real details before launch.
 */

export type DayName =
  | 'Monday'
  | 'Tuesday'
  | 'Wednesday'
  | 'Thursday'
  | 'Friday'
  | 'Saturday'
  | 'Sunday'

/** Opening hours on the listed days, as local 24-hour times ("HH:MM"). */
export type OpeningHours = {
  days: readonly DayName[]
  label: string
  opens: string
  closes: string
}

type Town = {
  name: string
  /** Sister site, opened in a new tab. */
  url: string
  /** Position on the drawn map of the area, in units of its 620 x 460 picture. */
  map: { x: number; y: number }
}

/** Someone at the office, for the page about the firm. */
export type Person = {
  name: string
  /** What the person does here, or a credential that can be checked. */
  role: string
  /** One sentence. */
  text: string
  /**
   * An upright file in public/pictures/, at least 800 x 1000 pixels, such as "/pictures/dana.jpg", and what it shows in
   * words. Without one, the text stands alone.
   */
  photo?: { src: string; alt: string }
}

/** A wide photograph of the office in public/pictures/, at least 1920 x 672 pixels, and what it shows in words. */
export type OfficePhoto = { src: string; alt: string }

const HOURS = [
  {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    label: 'Mon to Fri',
    opens: '09:00',
    closes: '17:00',
  },
  { days: ['Saturday'], label: 'Sat', opens: '09:00', closes: '15:00' },
] satisfies OpeningHours[]

/** "8:30" for "08:30", "5" for "17:00". */
function shortHour(time: string): string {
  return `${Number(time.slice(0, 2)) % 12 || 12}${time.slice(2).replace(':00', '')}`
}

export const site = {
  /** PLACEHOLDER */
  name: 'Dresden Tax & Business Services',
  shortName: 'Dresden Tax',
  mark: { name: 'Dresden', line: 'Tax & Business Services' },
  /** PLACEHOLDER: from the 555-01xx range, whose numbers are never assigned. */
  phone: { display: '(740) 555-0142', href: 'tel:+17405550142', e164: '+17405550142' },
  /** PLACEHOLDER: used when VITE_SITE_URL is not set. */
  url: 'https://www.example.com',
  /** PLACEHOLDER: receives messages and bookings, and sends mails to visitors. */
  email: 'office@example.com',
  /** PLACEHOLDER */
  address: {
    street: '100 Main Street',
    city: 'Dresden',
    region: 'OH',
    postalCode: '43821',
    country: 'US',
  },
  timeZone: 'America/New_York',
  hours: HOURS,
  /** "Mon to Fri 9 to 5, Sat 9 to 3". */
  hoursLine: HOURS.map(
    ({ label, opens, closes }) => `${label} ${shortHour(opens)} to ${shortHour(closes)}`,
  ).join(', '),
  /** PLACEHOLDER: the office's Google place ID. api/places.ts serves only this one. */
  placeId: 'ChIJ-example-dresden-office',
  /** PLACEHOLDER: the firm's page on Google Maps. */
  mapsUrl: 'https://maps.example.com/dresden-tax',
  /** PLACEHOLDER */
  portalUrl: 'https://portal.example.com/',
  /** PLACEHOLDER: the token and firm user id are added in links.ts. */
  dropOffUrl: 'https://dropoff.example.com/upload',
  /** PLACEHOLDER */
  social: [
    { name: 'Facebook', url: 'https://facebook.example.com/dresden-tax' },
    { name: 'LinkedIn', url: 'https://linkedin.example.com/company/dresden-tax' },
  ],
  /**
   * Hosts the browser may look up early (R234): a fonts service, a maps service and a proxy. The site serves
   * its own fonts and never waits for these hosts (D32), so no connection is opened (D55). PLACEHOLDER except the
   * maps service.
   */
  connectionHints: [
    'https://fonts.example.com',
    'https://maps.googleapis.com',
    'https://proxy.example.com',
  ],
  /** PLACEHOLDER: two or three people; the page leaves out the section while there are none. */
  people: [] as readonly Person[],
  /** PLACEHOLDER: a drawing of the street replaces it. */
  officePhoto: null as OfficePhoto | null,
  copyrightSince: 2025,
  /** The only claims the site makes about the firm (specification, section 1). */
  claims: {
    returnsPerYear: '100+',
    yearsOfExperience: '20+',
    freeReturns: 'first state and local returns free',
  },
  competitor: 'H&R Block',
  eFileBadge: { name: 'Authorized e-file provider', with: 'with the IRS' },
  /** PLACEHOLDER: example towns with example sister sites. */
  towns: [
    { name: 'Zanesville', url: 'https://zanesville.example.com/', map: { x: 350, y: 332 } },
    { name: 'Coshocton', url: 'https://coshocton.example.com/', map: { x: 396, y: 72 } },
    { name: 'Newark', url: 'https://newark.example.com/', map: { x: 62, y: 238 } },
    { name: 'Cambridge', url: 'https://cambridge.example.com/', map: { x: 486, y: 262 } },
    { name: 'Frazeysburg', url: 'https://frazeysburg.example.com/', map: { x: 150, y: 146 } },
    { name: 'Nashport', url: 'https://nashport.example.com/', map: { x: 166, y: 300 } },
    { name: 'New Concord', url: 'https://new-concord.example.com/', map: { x: 440, y: 388 } },
    { name: 'Roseville', url: 'https://roseville.example.com/', map: { x: 232, y: 398 } },
  ] satisfies Town[],
} as const

const { street, city, region, postalCode } = site.address

/** The office's postal address in one line. */
export const OFFICE_ADDRESS = `${site.name}, ${street}, ${city}, ${region} ${postalCode}`
