import { expect, test } from 'vitest'
import { env } from './env.ts'
import { dropOffHref } from './links.ts'
import { site } from './site.ts'

test('the drop-off link has the configured token and user id (R235)', () => {
  const { origin, pathname, searchParams } = new URL(dropOffHref)
  expect(origin + pathname).toBe(site.dropOffUrl)
  expect(Object.fromEntries(searchParams)).toEqual({
    authorization: env.dropOffToken,
    firmUserId: env.dropOffFirmUserId,
  })
})
