import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * For what stands in place of posts that could not be loaded: once it goes, they are forgotten as failed,
 * so that the next page that wants them asks again.
 */
export function useNewTryLater(): void {
  const client = useQueryClient()
  useEffect(
    () => () =>
      client.removeQueries({
        queryKey: ['news'],
        type: 'inactive',
        predicate: ({ state }) => state.status === 'error',
      }),
    [client],
  )
}
