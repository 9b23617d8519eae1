import { env } from './env.ts'
import { site } from './site.ts'

export const siteUrl = env.siteUrl

/** The drop-off portal's address with the firm's token and user id (specification, section 7). */
export const dropOffHref = buildDropOffHref()

function buildDropOffHref(): string {
  const url = new URL(site.dropOffUrl)
  url.searchParams.set('authorization', env.dropOffToken)
  url.searchParams.set('firmUserId', env.dropOffFirmUserId)
  return url.href
}
