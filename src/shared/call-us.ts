import { site } from '../config/site.ts'

/** The ends of messages for visitors whom the site cannot help. The desk leaves them out: it is the office's own. */
export const CALL_US = `Please call ${site.phone.display}.`
export const OR_CALL_US = `, or call ${site.phone.display}`
