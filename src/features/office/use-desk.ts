import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { DeskResponse } from '@/shared/contracts/office.ts'
import { readDesk } from './desk-api.ts'

/** How often the desk refreshes, in milliseconds. The pause doubles after each failure. */
const POLL_EVERY_MS = 20_000
const LONGEST_PAUSE_MS = 300_000

/** The pause before the next refresh, in milliseconds, after a number of failures in a row. */
export function pauseAfter(failures: number): number {
  return Math.min(POLL_EVERY_MS * 2 ** failures, LONGEST_PAUSE_MS)
}

/**
 * The desk's data for some days, kept up to date. Pauses while the page is hidden, and refreshes when it is shown
 * again.
 */
export function useDesk(from: string, days: number) {
  const failures = useRef(0)
  return useQuery({
    queryKey: ['desk', from, days],
    queryFn: async () => {
      try {
        const desk = await readDesk(from, days)
        failures.current = 0
        return desk
      } catch (error) {
        failures.current += 1
        throw error
      }
    },
    retry: false,
    refetchInterval: () => pauseAfter(failures.current),
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  })
}

/**
 * Shows the number of open messages in the tab's title.
 * @returns an announcement when new ones arrive, else ''
 */
export function useUnread(desk: DeskResponse | undefined): string {
  const [news, setNews] = useState('')
  const before = useRef<number | null>(null)
  const count = desk?.openCount ?? 0

  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '')
    document.title = count > 0 ? `(${count}) ${title}` : title
    return () => {
      document.title = title
    }
  }, [count])

  useEffect(() => {
    if (desk === undefined) return
    const added = before.current === null ? 0 : desk.openCount - before.current
    before.current = desk.openCount
    // oxlint-disable-next-line react/set-state-in-effect -- announces a change, which only the effect can see
    if (added > 0)
      setNews(added === 1 ? 'A new message has come in.' : `${added} new messages have come in.`)
  }, [desk])
  return news
}
