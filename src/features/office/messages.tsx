import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ProblemBox } from '@/components/problem-box.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import type { DeskAnswer, DeskResponse } from '@/shared/contracts/office.ts'
import { ChooseMessages } from './choose-messages.tsx'
import { readAction } from './desk-api.ts'
import { useFocusFallback } from './use-focus-fallback.ts'

type MessagesProps = {
  desk: DeskResponse
  /** When the desk was read, in milliseconds. */
  now: number
  onChanged: () => Promise<unknown>
}

/** Open and answered messages, newest first, in pages. */
export default function Messages({ desk, now, onChanged }: MessagesProps) {
  const [shown, setShown] = useState<'open' | 'answered'>('open')
  const isAnswered = shown === 'answered'
  const {
    data,
    error,
    isFetchingNextPage,
    isFetchNextPageError,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery({
    queryKey: ['desk-messages', shown],
    queryFn: ({ pageParam: after }) =>
      readAction({ action: 'messages', isAnswered, ...(after && { after }) }),
    initialPageParam: null as DeskAnswer<'messages'>['next'],
    getNextPageParam: ({ next }) => next,
    retry: false,
    refetchOnWindowFocus: false,
  })
  useEffect(() => {
    // As often as the desk.
    void refetch({ cancelRefetch: false })
  }, [now, refetch])
  const changed = async () => {
    await Promise.all([onChanged(), refetch()])
  }
  const messages = data?.pages.flatMap((page) => page.messages) ?? []
  return (
    <section aria-labelledby="messages" {...useFocusFallback<HTMLElement>()}>
      <h2 id="messages" className="sr-only">
        Messages
      </h2>
      <Segmented
        legend="Which messages"
        isInline
        options={[
          { value: 'open', label: `Open (${desk.openCount})` },
          { value: 'answered', label: 'Answered' },
        ]}
        value={shown}
        onChange={setShown}
      />
      <p role="status" className="mt-4 text-ui">
        {data
          ? messages.length === 0
            ? `No ${shown} messages.`
            : `${messages.length} of ${data.pages.at(-1)?.count}, newest first`
          : !error && 'Loading the messages…'}
      </p>
      {data && (
        <ChooseMessages
          key={shown}
          messages={messages}
          isAnswered={isAnswered}
          now={now}
          onChanged={changed}
        />
      )}
      {error && (
        <ProblemBox onRetry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())}>
          <p>{error.message}</p>
        </ProblemBox>
      )}
      {hasNextPage && !error && (
        <Button
          variant="outline"
          className="mt-6"
          onClick={() => !isFetchingNextPage && void fetchNextPage()}
        >
          {isFetchingNextPage ? 'Loading…' : 'Show more'}
        </Button>
      )}
    </section>
  )
}
