import { site } from '../../config/site.ts'

const { street, city, region, postalCode } = site.address

/** The office's postal address in one line. */
export const OFFICE_ADDRESS = `${site.name}, ${street}, ${city}, ${region} ${postalCode}`
