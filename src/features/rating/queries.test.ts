import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { site } from '@/config/site.ts'
import { placesQuerySchema } from '@/shared/contracts/places.ts'
import { fakeTimeouts } from '../../../tests/fake-timeouts.ts'
import { silent } from '../../../tests/silent-server.ts'
import { FALLBACK_RATING, ratingQuery } from './queries.ts'

const answer = (body: unknown, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body, { status })),
  )
const load = () =>
  new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } }).fetchQuery({
    ...ratingQuery,
    retry: false,
  })

afterEach(() => vi.unstubAllGlobals())

test('reads rating and count (R158)', async () => {
  answer({ status: 'OK', result: { rating: 4.9, user_ratings_total: 38 } })
  expect(await load()).toEqual({ rating: 4.9, count: 38, isLive: true })
})

test('requests exactly what the function serves (R156, R157)', async () => {
  answer({ status: 'OK' })
  await load()
  const address = `/api/places?place_id=${site.placeId}&fields=rating,user_ratings_total`
  expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe(address)
  const query = Object.fromEntries(new URL(address, 'https://www.example.com').searchParams)
  expect(placesQuerySchema.safeParse(query).success).toBe(true)
})

test.each([
  [undefined, { rating: 5, count: 1 }],
  [{}, { rating: 5, count: 1 }],
  [{ rating: 4.2 }, { rating: 4.2, count: 1 }],
  [{ user_ratings_total: 7 }, { rating: 5, count: 7 }],
  [
    { rating: 'high', user_ratings_total: null },
    { rating: 5, count: 1 },
  ],
])('uses the defaults, not marked live, for a success with %j (R160)', async (result, expected) => {
  answer({ status: 'OK', result })
  expect(await load()).toEqual({ ...expected, isLive: false })
})

test.each([500, 502, 404])('fails with the specified message on HTTP %i (R161)', async (status) => {
  answer({ status: 'OK' }, status)
  await expect(load()).rejects.toThrow('Failed to fetch reviews')
})

test.each(['ZERO_RESULTS', 'REQUEST_DENIED'])(
  'fails with the name of status %s (R162)',
  async (status) => {
    answer({ status })
    await expect(load()).rejects.toThrow(`Google Places API error: ${status}`)
  },
)

test.each([[null], ['text'], [[]], [{ status: 7 }]])(
  'fails on malformed data: %j',
  async (body) => {
    answer(body)
    await expect(load()).rejects.toThrow('Failed to fetch reviews')
  },
)

test('fails with the same message on HTML instead of JSON', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('<!doctype html>')),
  )
  await expect(load()).rejects.toThrow('Failed to fetch reviews')
})

test('retries a failed request once (R164)', async () => {
  answer({ status: 'OK' }, 500)
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } })
  await new QueryObserver(client, ratingQuery).refetch()
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('gives up after eight seconds or when canceled', async () => {
  fakeTimeouts()
  const signals: (AbortSignal | null | undefined)[] = []
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    signals.push(init?.signal)
    return silent(path, init)
  })
  const late = expect(load()).rejects.toThrow('No answer in time')
  await vi.advanceTimersByTimeAsync(7999)
  expect(signals[0]?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await late

  const client = new QueryClient()
  const dropped = client.fetchQuery({ ...ratingQuery, retry: false }).catch(() => 'dropped')
  await vi.waitFor(() => expect(signals).toHaveLength(2), 10_000)
  await client.cancelQueries()
  expect(signals[1]?.aborted).toBe(true)
  expect(await dropped).toBe('dropped')
  vi.useRealTimers()
})

test('warns of a failure and falls back to 5 from 1 review (R160, R163)', () => {
  expect(ratingQuery.meta?.warning).toBe(
    'The rating could not be loaded; showing the saved figure.',
  )
  expect(FALLBACK_RATING).toEqual({ rating: 5, count: 1, isLive: false })
})

test('has the specified cache times and never refetches automatically (R164, R165)', () => {
  expect(ratingQuery).toMatchObject({
    staleTime: 86_400_000,
    gcTime: 604_800_000,
    retry: 1,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
  })
})
