import { site } from '../../src/config/site.js'

/** What to do when the site cannot help. */
export const CALL_US = `Please call ${site.phone.display}.`
