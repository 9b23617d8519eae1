import { expect, test } from 'vitest'
import { env } from './env'
import { dropOffHref } from './links'
import { site } from './site'

test('the drop-off link carries the configured token and user id (R235)', () => {
  const { origin, pathname, searchParams } = new URL(dropOffHref)
  expect(origin + pathname).toBe(site.dropOffUrl)
  expect(Object.fromEntries(searchParams)).toEqual({
    authorization: env.dropOffToken,
    firmUserId: env.dropOffFirmUserId,
  })
})
