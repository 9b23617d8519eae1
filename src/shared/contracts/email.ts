import { withoutMarks } from '../plain-text.ts'
import type { ReadText } from './phone.ts'

const PLEASE = 'Please enter an email address like name@example.com.'
const BEFORE = `${PLEASE} Before the @ may be up to 64 letters, digits and signs, without spaces or accents, and single dots between them.`
const AFTER = `${PLEASE} Please check the part after the @.`
const TOO_LONG = `${PLEASE} It may have up to 254 characters.`

/** Mail servers refuse what HTML's rule also takes: a dot at the beginning, at the end or after a dot. */
const LOCAL = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i

/**
 * Reads an email address by HTML's rule for email fields, with lengths of RFC 5321 (4.5.3.1) and at least two labels after
 * the @. A domain in another script becomes ASCII, as in browsers' email fields: "pat@müller.example" is
 * "pat@xn--mller-kva.example".
 */
export function readEmail(typed: string): ReadText {
  const written = withoutMarks(typed)
    .trim()
    .replace(/^mailto:/i, '')
    .replaceAll('＠', '@')
    // Phones put it in as people type.
    .replaceAll('’', "'")
  const [local = '', domain, ...others] = written.split('@')
  if (domain === undefined || others.length > 0) return { error: PLEASE }
  if (!LOCAL.test(local)) return { error: BEFORE }
  const ascii = toAscii(domain)
  const labels = ascii.split('.')
  const isDomain = labels.length > 1 && /[a-z]/i.test(labels.at(-1) ?? '')
  if (!isDomain || !labels.every((label) => LABEL.test(label))) return { error: AFTER }
  const read = `${local}@${ascii}`
  return read.length > 254 ? { error: TOO_LONG } : { read }
}

/** Signs that separate parts of an address on the web are not part of a domain. */
function toAscii(domain: string): string {
  if (/^[\w.-]*$/.test(domain) || /[^\p{L}\p{M}\p{N}.。．｡-]/u.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return ''
  }
}

/** The link that writes to an address, whose signs may not begin the link's other parts. */
export const mailtoOf = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
