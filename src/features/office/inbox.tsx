import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { ProblemBox } from '@/components/problem-box.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import type { DeskAnswer } from '@/shared/contracts/office.ts'
import { ChooseMessages } from './choose-messages.tsx'
import { readAction } from './desk-api.ts'
import { Refetched, useAsOftenAsDesk, useReadDesk } from './read-desk.tsx'
import { useFocusFallback } from './use-focus-fallback.ts'
import { Waitlist } from './waitlist.tsx'

/** Who waits for the office: messages, and people on the waitlist. */
export default function Inbox() {
  const [shown, setShown] = useState<'open' | 'answered' | 'waitlist'>('open')
  const { openCount, callCount } = useReadDesk().desk
  return (
    <>
      <div className="no-print">
        <Segmented
          legend="What to show"
          isInline
          options={[
            { value: 'open', label: `Open (${openCount})` },
            { value: 'answered', label: 'Answered' },
            { value: 'waitlist', label: callCount ? `Waitlist (${callCount})` : 'Waitlist' },
          ]}
          value={shown}
          onChange={setShown}
        />
      </div>
      {shown === 'waitlist' ? <Waitlist /> : <Messages shown={shown} />}
    </>
  )
}

type MessagesProps = {
  shown: 'open' | 'answered'
  /** Only the newest ones, without the rest. */
  most?: number
}

const NONE = {
  open: 'All answered. New messages from the website appear here.',
  answered: 'None yet. Messages that you mark as answered appear here.',
}

/** Open or answered messages, newest first, in pages. */
function Messages({ shown, most }: MessagesProps) {
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
  useAsOftenAsDesk(refetch)
  const focusFallback = useFocusFallback<HTMLElement>()
  const messages = data?.pages.flatMap((page) => page.messages).slice(0, most) ?? []
  if (most !== undefined && messages.length === 0) return null
  const title = most === undefined ? 'Messages' : 'Last answered'
  return (
    <section aria-label={title} {...focusFallback}>
      <h2
        className={clsx(
          'text-[1.375rem]',
          most === undefined ? 'sr-only print:not-sr-only' : 'mt-6',
        )}
      >
        {title}
      </h2>
      <p role="status" className="mt-4 mb-2 text-ui">
        {data
          ? messages.length === 0
            ? NONE[shown]
            : `${messages.length} of ${data.pages.at(-1)?.count}, newest first`
          : !error && 'Loading the messages…'}
      </p>
      {data && (
        <Refetched refetch={refetch}>
          <ChooseMessages key={shown} messages={messages} isAnswered={isAnswered} />
          {/* In case one was marked too soon. */}
          {messages.length === 0 && !isAnswered && <Messages shown="answered" most={5} />}
        </Refetched>
      )}
      {error && (
        <ProblemBox onRetry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())}>
          <p>{error.message}</p>
        </ProblemBox>
      )}
      {hasNextPage && !error && most === undefined && (
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
