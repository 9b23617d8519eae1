import { site } from '../../../src/config/site.js'

const { street, city, region, postalCode } = site.address

/** The footer of every mail. */
export const FIRM_LINES = [
  `${street}, ${city}, ${region} ${postalCode}`,
  `${site.phone.display} · ${site.hoursLine}`,
]
