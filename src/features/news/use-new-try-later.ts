import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * For what replaces posts that failed to load: on unmount, it clears their errors, so that the next page that
 * needs them tries again.
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
