import { site } from '../../src/config/site.js'
import { readEnv } from './env.js'

/** An absolute address on the site, for links in mails. */
export function siteLink(path: string): string {
  return new URL(path, readEnv().SITE_URL ?? site.url).href
}
