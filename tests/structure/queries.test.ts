import { expect, test } from 'vitest'
import { availabilityQuery, myBookingsQuery } from '../../src/features/booking/queries.ts'
import { listQuery, postQuery, searchIndexQuery } from '../../src/features/news/queries.ts'
import { queryClient } from '../../src/lib/query-provider.tsx'

test.each<[string, { queryKey: readonly unknown[] }]>([
  ['a list of posts', listQuery({ kind: 'all' }, 1)],
  ['a post', postQuery('some-post')],
  ['the post search', searchIndexQuery],
  ['free times', availabilityQuery({ topic: 'letter', from: '2026-11-23' })],
  ['a client’s own appointments', myBookingsQuery('pat')],
])('%s: retries three times and drops unused data after 5 minutes (R228, D24)', (_, query) => {
  const { retry, gcTime, networkMode } = queryClient.defaultQueryOptions(query)
  expect({ retry, gcTime, networkMode }).toEqual({
    retry: 3,
    gcTime: 300_000,
    networkMode: 'always',
  })
})
