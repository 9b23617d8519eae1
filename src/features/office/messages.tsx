import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ProblemBox } from '@/components/problem-box.tsx'
import { Button } from '@/components/ui/button.tsx'
import type { DeskAnswer } from '@/shared/contracts/office.ts'
import { ChooseMessages } from './choose-messages.tsx'
import { readAction } from './desk-api.ts'
import { MessageCard } from './message-card.tsx'
import { useAsOftenAsDesk } from './use-as-often-as-desk.ts'
import { useFocusFallback } from './use-focus-fallback.ts'

type MessagesProps = {
  shown: 'open' | 'answered'
  /** When the desk was read, in milliseconds. */
  now: number
  onChanged: () => Promise<unknown>
}

const NONE = {
  open: 'All answered. New messages from the website appear here.',
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
      {data && messages.length === 0 && !isAnswered && (
        <LastAnswered now={now} onChanged={changed} />
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

const LAST_ANSWERED = 5

/** The last few answered messages, in case one was answered too soon. Nothing until they are known. */
function LastAnswered({ now, onChanged }: Omit<MessagesProps, 'shown'>) {
  const { data, refetch } = useQuery({
    queryKey: ['desk-last-answered'],
    queryFn: () => readAction({ action: 'messages', isAnswered: true }),
    retry: false,
    refetchOnWindowFocus: false,
  })
  useAsOftenAsDesk(now, refetch)
  if (!data || data.messages.length === 0) return null
  return (
    <>
      <h3 className="mt-6 mb-2 text-[1.125rem]">Last answered</h3>
      <ul className="border-t border-rule">
        {data.messages.slice(0, LAST_ANSWERED).map((message) => (
          <MessageCard
            key={message.reference}
            message={message}
            now={now}
            onChanged={async () => {
              await Promise.all([onChanged(), refetch()])
            }}
          />
        ))}
      </ul>
    </>
  )
}
