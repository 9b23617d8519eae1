import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { ProblemBox } from '@/components/problem-box.tsx'
import { Button } from '@/components/ui/button.tsx'
import { booking } from '@/shared/booking.ts'
import { DEEDS, type OfficeTrail } from '@/shared/contracts/office.ts'
import { readAction } from './desk-api.ts'
import { count, formatDay, formatSpan } from './labels.ts'

type Entry = OfficeTrail['entries'][number]

/**
 * Who deleted, exported, closed, moved, corrected or canceled what at the desk, newest first.
 * @param today ISO date at the office
 * @param done how many things were done on this page: each one loads the list again
 */
export function Trail({ today, done }: { today: string; done: number }) {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['desk trail', done],
    queryFn: ({ pageParam: before }) => readAction({ action: 'trail', before }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  })
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <>
      {data && entries.length === 0 && (
        <p>
          Nothing yet. Deletions, tables, closed times, moves, edits and cancellations appear here.
        </p>
      )}
      <ul className="text-small">
        {entries.map((entry) => (
          <li key={entry.id} className="border-b border-rule py-2 wrap-anywhere">
            {formatMoment(entry.at, today)} — {describeDeed(entry)}
          </li>
        ))}
      </ul>
      {error && (
        <ProblemBox onRetry={() => void (data ? fetchNextPage() : refetch())}>
          <p>{error.message}</p>
        </ProblemBox>
      )}
      {!data && !error && <p role="status">Loading the list…</p>}
      {hasNextPage && !error && (
        <Button
          className="mt-4"
          variant="outline"
          size="sm"
          disabled={isFetching}
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  )
}

/** "Nov 26, 10:14 AM" at the office, with the year if it is another one. */
function formatMoment(at: string, today: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: booking.timeZone,
    year: at.startsWith(today.slice(0, 4)) ? undefined : 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(at))
}

/** "dana@example.com deleted a person: 3 appointments, 1 message". */
function describeDeed(entry: Entry): string {
  const { who, what, appointments, messages, waiting = null, firstDay, lastDay } = entry
  const extent = [
    appointments !== null && count(appointments, 'appointment'),
    messages !== null && count(messages, 'message'),
    waiting !== null && `${waiting} on the waitlist`,
    firstDay !== null && describeDays(firstDay, lastDay),
  ]
  const deed = (DEEDS as Partial<Record<string, string>>)[what] ?? what
  return `${who} ${deed} ${extent.filter(Boolean).join(', ')}`.trim()
}

function describeDays(first: string, last: string | null): string {
  if (last === null) return `from ${formatDay(first)}`
  return first === last ? formatDay(first) : formatSpan(first, last)
}
