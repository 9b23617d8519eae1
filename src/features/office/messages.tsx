import { useInfiniteQuery } from '@tanstack/react-query'
import { ProblemBox } from '@/components/problem-box.tsx'
import { Button } from '@/components/ui/button.tsx'
import type { DeskAnswer } from '@/shared/contracts/office.ts'
import { ChooseMessages } from './choose-messages.tsx'
import { readAction } from './desk-api.ts'
import { useAsOftenAsDesk } from './use-as-often-as-desk.ts'
import { useFocusFallback } from './use-focus-fallback.ts'

type MessagesProps = {
  shown: 'open' | 'answered'
  /** When the desk was read, in milliseconds. */
  now: number
  onChanged: () => Promise<unknown>
}

const NONE = {
  open: 'Nobody is waiting for an answer. Messages from the contact page appear here.',
  answered: 'None yet. Messages that you mark as answered appear here.',
}

/** Open or answered messages, newest first, in pages. */
export function Messages({ shown, now, onChanged }: MessagesProps) {
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
  useAsOftenAsDesk(now, refetch)
  const changed = async () => {
    await Promise.all([onChanged(), refetch()])
  }
  const messages = data?.pages.flatMap((page) => page.messages) ?? []
  return (
    <section aria-labelledby="messages" {...useFocusFallback<HTMLElement>()}>
      <h2 id="messages" className="sr-only text-[1.375rem] print:not-sr-only">
        Messages
      </h2>
      <p role="status" className="mt-4 mb-2 text-ui">
        {data
          ? messages.length === 0
            ? NONE[shown]
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
