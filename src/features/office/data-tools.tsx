import { type ReactNode, useState } from 'react'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { FormProblem } from '@/components/form-problem.tsx'
import { Button } from '@/components/ui/button.tsx'
import { DateField } from '@/components/ui/date-field.tsx'
import { TextField } from '@/components/ui/text-field.tsx'
import type { DeskAnswer } from '@/shared/contracts/office.ts'
import { officeDay } from '@/features/booking/public.ts'
import { addDays } from '@/shared/iso-date.ts'
import { saveFile } from '@/lib/save-file.ts'
import { Refetched, useReadDesk } from './read-desk.tsx'
import { useAction } from './use-action.ts'
import { useFocusFallback } from './use-focus-fallback.ts'
import { count } from './labels.ts'
import { SureButton } from './sure-button.tsx'
import { Trail } from './trail.tsx'

/** Exports as tables, the calendar's URL, all data about one person, and who did what. */
export default function DataTools() {
  const { desk } = useReadDesk()
  const [done, setDone] = useState(0)
  const [isTrailOpen, setIsTrailOpen] = useState(false)
  return (
    <div className="grid grid-cols-1 gap-6">
      <Refetched refetch={() => setDone(done + 1)}>
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
          <Tables />
          <Feed />
        </div>
        <OnePerson />
      </Refetched>
      <details
        className="group border-y border-rule"
        onToggle={({ currentTarget }) => setIsTrailOpen(currentTarget.open)}
      >
        <summary className="fold text-ui font-[650]">
          Who deleted, saved or changed what
          <FoldChevron />
        </summary>
        {isTrailOpen && <Trail today={desk.today} done={done} />}
      </details>
      <p className="text-small text-ink-2">
        {desk.keepMonths === null
          ? 'Messages and past appointments stay until someone deletes them.'
          : `Messages and past appointments are deleted after ${desk.keepMonths} months.`}{' '}
        You are signed in as {desk.person}.
      </p>
    </div>
  )
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const focusFallback = useFocusFallback<HTMLElement>()
  return (
    <section
      {...focusFallback}
      className="grid content-start gap-4 rounded bg-sheet p-4 shadow-sheet md:p-6"
    >
      <h2 className="text-[1.375rem]">{title}</h2>
      {children}
    </section>
  )
}

function Tables() {
  const { desk, refresh } = useReadDesk()
  const [firstDay, setFirstDay] = useState(addDays(desk.today, -30))
  const [lastDay, setLastDay] = useState(desk.today)
  const { problem, isBusy, run } = useAction()
  const save = async (of: 'appointments' | 'messages' | 'waitlist') => {
    const table = await run({ action: 'table', of, firstDay, lastDay })
    if (!table) return
    saveFile(table.name, 'text/csv', table.csv)
    void refresh()
  }
  return (
    <Panel title="Tables for a spreadsheet">
      <div className="grid gap-5 md:grid-cols-2">
        <DateField label="First day" value={firstDay} onChange={setFirstDay} />
        <DateField
          label="Last day"
          value={lastDay}
          error={problem?.fields?.lastDay}
          onChange={setLastDay}
        />
      </div>
      {problem && <FormProblem message={problem.message} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" disabled={isBusy} onClick={() => void save('appointments')}>
          Save appointments
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={() => void save('messages')}>
          Save messages
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={() => void save('waitlist')}>
          Save the waitlist
        </Button>
      </div>
    </Panel>
  )
}

function Feed() {
  const { feed } = useReadDesk().desk
  const [address, setAddress] = useState<string | null>(null)
  const { problem, isBusy, change } = useAction()
  const turn = async (isOn: boolean) => {
    const answer = await change({ action: 'feed', isOn })
    if (answer) setAddress(answer.address)
  }
  return (
    <Panel title="All appointments in your own calendar">
      <p className="max-w-measure">
        See every appointment in your own calendar. Keep the address secret: anyone who has it can
        read them.
      </p>
      {feed && (
        <p className="text-small text-ink-2">
          The address was made by {feed.madeBy} on {officeDay(feed.madeAt)}
          {feed.readAt ? `, last read on ${officeDay(feed.readAt)}` : ', not read yet'}.
        </p>
      )}
      {address && (
        <TextField
          label="The address, shown only once"
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
      )}
      {problem && <FormProblem message={problem.message} />}
      <div className="flex flex-wrap gap-3">
        {feed ? (
          <>
            <SureButton
              label="Make a new address"
              question="The old one stops working: subscribe again everywhere."
              isBusy={isBusy}
              onSure={() => void turn(true)}
            />
            <SureButton
              label="Turn it off"
              question="The address stops working for good."
              isBusy={isBusy}
              onSure={() => void turn(false)}
            />
          </>
        ) : (
          <Button variant="outline" disabled={isBusy} onClick={() => void turn(true)}>
            Make an address
          </Button>
        )}
      </div>
    </Panel>
  )
}

function OnePerson() {
  const { refresh } = useReadDesk()
  const [text, setText] = useState('')
  const [found, setFound] = useState<DeskAnswer<'person'> | null>(null)
  const [result, setResult] = useState('')
  const { problem, isBusy, run } = useAction()
  const person = text.includes('@') ? { email: text } : { phone: text }
  const findPerson = async () => {
    setResult('')
    setFound(await run({ action: 'person', ...person }))
    void refresh()
  }
  const forget = async () => {
    const gone = await run({ action: 'forget', ...person })
    if (!gone) return
    const { messages, appointments, waiting = 0, seconds = 0, coming } = gone
    setFound(null)
    setResult(
      `Deleted: ${count(messages, 'message')}, ${count(appointments, 'appointment')}${onWaitlist(waiting)}.${seconds > 0 ? ` No longer the second person of ${count(seconds, 'appointment')}.` : ''}${coming > 0 ? ` Upcoming ones stay: ${coming}. Cancel them first.` : ''}`,
    )
    void refresh()
  }
  return (
    <Panel title="Everything about one person">
      <TextField
        label="Email address or phone number"
        hint="First make sure that this person is the one who asked."
        value={text}
        error={problem?.fields?.email ?? problem?.fields?.phone}
        onChange={({ target }) => {
          setText(target.value)
          setFound(null)
        }}
      />
      {problem && <FormProblem message={problem.message} />}
      <div>
        <p role="status" className="mb-4 empty:mb-0">
          {found
            ? `Found: ${count(found.messages.length, 'message')}, ${count(found.appointments.length, 'appointment')}${onWaitlist(found.waiting?.length ?? 0)}.`
            : result}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="outline"
            disabled={isBusy || text.trim() === ''}
            onClick={() => void findPerson()}
          >
            Find
          </Button>
          {found && (
            <>
              <Button
                variant="outline"
                onClick={() =>
                  saveFile('person.json', 'application/json', JSON.stringify(found, null, 2))
                }
              >
                Save as a file
              </Button>
              <SureButton
                label="Delete for good"
                question="This permanently deletes this person’s messages, past appointments and places on the waitlist. Upcoming appointments stay until they are canceled."
                isBusy={isBusy}
                onSure={() => void forget()}
              />
            </>
          )}
        </div>
      </div>
      <p className="max-w-measure text-small text-ink-2">
        This is all that the site keeps. Emails in the office’s mailbox are not part of it, nor are
        copies of returns, which a preparer has to keep for three years (
        <span className="whitespace-nowrap">26 U.S.C. 6107(b)</span>).
      </p>
    </Panel>
  )
}

const onWaitlist = (places: number) => (places > 0 ? `, ${places} on the waitlist` : '')
