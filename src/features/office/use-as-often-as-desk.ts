import { useEffect } from 'react'

/**
 * Reads a list of the desk's again whenever the desk was read.
 * @param now when that was, in milliseconds
 */
export function useAsOftenAsDesk(
  now: number,
  refetch: (options: { cancelRefetch: false }) => Promise<unknown>,
): void {
  useEffect(() => {
    void refetch({ cancelRefetch: false })
  }, [now, refetch])
}
