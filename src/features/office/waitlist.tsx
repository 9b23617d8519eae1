import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { FormProblem } from '@/components/form-problem.tsx'
import { ProblemBox } from '@/components/problem-box.tsx'
import { Button } from '@/components/ui/button.tsx'
import { officeDay, officeTime, topicOf } from '@/features/booking/public.ts'
import type { Waiting } from '@/shared/contracts/office.ts'
import { formatDay } from '@/shared/format-date.ts'
import { describeWish } from '@/shared/waitlist.ts'
import { ClientEmail, ClientPhone } from './client-links.tsx'
import { readAction } from './desk-api.ts'
import { Refetched, useAsOftenAsDesk, useReadDesk } from './read-desk.tsx'
import { SureButton } from './sure-button.tsx'
import { useAction } from './use-action.ts'
import { useFocusFallback } from './use-focus-fallback.ts'

/** Who waits for a time, in the order of joining, and what each is offered. */
export function Waitlist() {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk-waitlist'],
    queryFn: () => readAction({ action: 'waitlist' }),
    retry: false,
    refetchOnWindowFocus: false,
  })
  useAsOftenAsDesk(refetch)
  return (
    <section aria-labelledby="waitlist" {...useFocusFallback<HTMLElement>()}>
      <h2 id="waitlist" className="sr-only text-[1.375rem] print:not-sr-only">
        Waitlist
      </h2>
      <p role="status" className="mt-4 max-w-measure text-ui">
        {data
          ? data.waiting.length === 0
            ? 'Nobody is waiting. Visitors join the list on the schedule page when no time suits them.'
            : 'In the order of joining. A time that comes free goes to one after the other, for two hours each.'
          : !error && 'Loading the waitlist…'}
      </p>
      {error && (
        <ProblemBox onRetry={() => void refetch()}>
          <p>{error.message}</p>
        </ProblemBox>
      )}
      {data && data.waiting.length > 0 && (
        <Refetched refetch={refetch}>
          <ol className="mt-4 border-t border-rule">
            {data.waiting.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        </Refetched>
      )}
    </section>
  )
}

function Entry({ entry }: { entry: Waiting }) {
  const { now } = useReadDesk()
  const { id, name, email, phone, topic, wish, joinedAt, lastDay, offer, withdrawn = null } = entry
  const { problem, isBusy, change } = useAction()
  const isOpen = offer !== null && Date.parse(offer.until) > now
  const isCall = isOpen && isDueCall(entry, now)
  const about = `: ${name}`
  const handleOffer = (action: 'callOffer' | 'bookOffer' | 'skipOffer', start: string) =>
    void change({ action, id, start })
  return (
    <li
      {...useFocusFallback<HTMLLIElement>()}
      className="break-inside-avoid border-b border-rule py-3"
    >
      <div className="grid gap-x-6 md:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <p>
            <b className="font-[650] wrap-anywhere">{name}</b>
          </p>
          <p className="text-small text-ink-2">
            {topicOf(topic)?.label ?? topic}: {describeWish(wish)}. Joined {officeDay(joinedAt)}, on
            the list until {formatDay(lastDay)}.
          </p>
          <p className="flex flex-wrap gap-x-4">
            <ClientEmail email={email} />
            <ClientPhone phone={phone} />
          </p>
        </div>
        <div className="no-print flex flex-wrap content-start gap-3 md:max-w-80">
          <SureButton
            label="Take off the list"
            about={about}
            question="This deletes the entry. Nobody is told."
            isBusy={isBusy}
            onSure={() => void change({ action: 'takeOff', id })}
          />
        </div>
      </div>
      {email === null && withdrawn !== null && Date.parse(withdrawn) > now && (
        <p className="mt-3 rounded bg-brass-tint p-4 font-[650]">
          Call {name}: {officeDay(withdrawn)}, {officeTime(withdrawn)}, which was offered by phone,
          is no longer open. {name} stays on the list.
        </p>
      )}
      {isOpen && (
        <div className={clsx('mt-3 grid gap-2 rounded p-4', isCall ? 'bg-brass-tint' : 'bg-tint')}>
          <p className={isCall ? 'font-[650]' : undefined}>{describeOffer(entry, now)}</p>
          <div className="no-print flex flex-wrap gap-3">
            <SureButton
              label="Book it"
              about={about}
              question={
                email ? `${name} gets a confirmation by email.` : 'Nobody is told: please call.'
              }
              isBusy={isBusy}
              onSure={() => handleOffer('bookOffer', offer.start)}
            />
            {isCall && (
              <Button
                variant="outline"
                size="sm"
                disabled={isBusy}
                onClick={() => handleOffer('callOffer', offer.start)}
              >
                Offered by phone<span className="sr-only">{about}</span>
              </Button>
            )}
            <SureButton
              label="Skip"
              about={about}
              question="The time goes to the next person."
              isBusy={isBusy}
              onSure={() => handleOffer('skipOffer', offer.start)}
            />
          </div>
        </div>
      )}
      {problem && <FormProblem message={problem.message} className="mt-3" />}
    </li>
  )
}

/** Whether someone can only be told by phone, and was not yet. */
function isDueCall({ email, offer }: Waiting, now: number): boolean {
  return email === null && offer?.calledBy === null && Date.parse(offer.begins) <= now
}

function describeOffer(entry: Waiting, now: number): string {
  const { name, email, offer } = entry
  if (!offer) return ''
  const moment = (at: string) => `${officeDay(at)}, ${officeTime(at)}`
  const [time, until] = [moment(offer.start), moment(offer.until)]
  if (offer.calledBy) return `${time}: offered by phone by ${offer.calledBy}, held until ${until}.`
  if (isDueCall(entry, now)) {
    return `Call ${name} about ${time}. At ${until} it goes to the next person.`
  }
  if (Date.parse(offer.begins) > now) {
    const how = email === null ? 'to be offered by phone' : 'goes out by email'
    return `${time}: ${how} on ${moment(offer.begins)}, held until ${until}.`
  }
  return `${time}: offered by email, held until ${until}.`
}
