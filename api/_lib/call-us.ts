import { site } from '../../src/config/site.js'

/** The way that is left when the site cannot help. */
export const CALL_US = `Please call ${site.phone.display}.`
