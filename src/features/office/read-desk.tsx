import { createContext, type ReactNode, useContext, useEffect } from 'react'
import type { DeskResponse } from '@/shared/contracts/office.ts'

type ReadDesk = {
  desk: DeskResponse
  /** When the desk was read, in milliseconds. */
  now: number
  /** Reads it again, and what else is shown of it. */
  refresh: () => Promise<unknown>
}

/** The desk as last read, for all that it shows. */
export const ReadDesk = createContext<ReadDesk | null>(null)

/** @throws outside ReadDesk */
export function useReadDesk(): ReadDesk {
  const read = useContext(ReadDesk)
  if (read === null) throw new Error('useReadDesk must be used inside ReadDesk')
  return read
}

type RefetchedProps = { refetch: () => unknown; children: ReactNode }

/** A list of its own: a change inside it reads the list again as well. */
export function Refetched({ refetch, children }: RefetchedProps) {
  const read = useReadDesk()
  const refresh = () => Promise.all([read.refresh(), refetch()])
  return <ReadDesk value={{ ...read, refresh }}>{children}</ReadDesk>
}

/** Reads a list of the desk's again whenever the desk was read. */
export function useAsOftenAsDesk(
  refetch: (options: { cancelRefetch: false }) => Promise<unknown>,
): void {
  const { now } = useReadDesk()
  useEffect(() => {
    void refetch({ cancelRefetch: false })
  }, [now, refetch])
}
