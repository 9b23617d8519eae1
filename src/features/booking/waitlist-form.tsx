import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type * as z from 'zod/mini'
import { CaptchaField, useCaptcha } from '@/components/captcha.tsx'
import { CopyLink } from '@/components/copy-link.tsx'
import { FormProblem } from '@/components/form-problem.tsx'
import { Honeypot } from '@/components/honeypot.tsx'
import { noBreak } from '@/components/no-break.tsx'
import { Button } from '@/components/ui/button.tsx'
import { CheckboxRow } from '@/components/ui/checkbox-row.tsx'
import { DateField } from '@/components/ui/date-field.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import {
  type FormToken,
  requestFormToken,
  showFieldProblems,
  useSend,
} from '@/features/api/public.ts'
import { booking } from '@/shared/booking.ts'
import { WAITLIST_FRAGMENT, type Way } from '@/shared/contracts/bookings.ts'
import { formatPhone, readPhone } from '@/shared/contracts/phone.ts'
import {
  type JoinedResponse,
  type WaitlistForm as Entry,
  waitlistFormSchema,
} from '@/shared/contracts/waitlist.ts'
import { formatDay } from '@/shared/format-date.ts'
import { WEEKDAYS } from '@/shared/iso-date.ts'
import { describeWish, type PartOfDay } from '@/shared/waitlist.ts'
import { topicOf, WAY_CHOICES } from './describe.ts'
import { PersonFields } from './person-fields.tsx'
import { joinWaitlist } from './waitlist-api.ts'

type Typed = z.input<typeof waitlistFormSchema>

type WaitlistFormProps = {
  /** What the booking form already has. */
  topic: string
  way: Way
  person: { name: string; email: string; phone: string }
  /** Back to the times. */
  onBack: () => void
}

/** For visitors whom no time suits: who they are and which times would. */
export default function WaitlistForm({ topic, way, person, onBack }: WaitlistFormProps) {
  const [days, setDays] = useState<Days>('any')
  const [joined, setJoined] = useState<JoinedResponse | null>(null)
  const [website, setWebsite] = useState('')
  const token = useRef<Promise<FormToken | null>>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const captcha = useCaptcha()
  const { send, isSending, problem } = useSend(captcha)
  const form = useForm<Typed, unknown, Entry>({
    defaultValues: { ...person, topic, way, part: 'any', weekdays: [], day: '' },
    mode: 'onTouched',
    resolver: zodResolver(waitlistFormSchema),
  })
  const { errors } = form.formState
  const { part, weekdays = [], day } = useWatch({ control: form.control })

  useEffect(() => {
    heading.current?.focus()
    // It tells the server when the visitor began to fill in the form.
    token.current ??= requestFormToken()
  }, [])

  const submit = async (typed: Entry) => {
    if (days === 'one' && typed.day === undefined) {
      form.setError('day', { message: 'Please choose a date.' })
      return
    }
    const wish = {
      weekdays: days === 'weekdays' ? typed.weekdays : [],
      day: days === 'one' ? typed.day : undefined,
    }
    const entry = { ...typed, ...wish }
    const outcome = await send(async ({ keyFor, captchaToken }) => {
      const filled = { form: entry, website, captchaToken, token: await token.current }
      return joinWaitlist({ ...filled, key: keyFor(entry) })
    })
    if (outcome?.isOk) setJoined(outcome.data)
    else showFieldProblems(form, outcome)
  }

  if (joined) {
    return <Joined joined={joined} phone={form.getValues('phone')} onBack={onBack} />
  }
  const wayLabel = WAY_CHOICES.find(({ value }) => value === way)?.label.toLowerCase()
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      className="grid max-w-form gap-5 rounded bg-sheet p-4 shadow-sheet md:p-6"
    >
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-[1.375rem]">
          Join the waitlist
        </h2>
        <p className="mt-2 text-ink-2">
          When a time that suits you comes free, we hold it for you for two hours and let you know.
        </p>
        <p className="mt-1 text-ink-2">
          Your topic: {topicOf(topic)?.label}, {wayLabel}.
        </p>
      </div>
      {problem && <FormProblem message={problem.message} />}
      <Segmented
        legend="Which time of day suits you?"
        options={PART_CHOICES}
        value={part ?? 'any'}
        onChange={(next) => form.setValue('part', next)}
      />
      <Segmented
        legend="Which days?"
        options={DAYS_CHOICES}
        value={days}
        onChange={(next) => {
          setDays(next)
          form.clearErrors('day')
        }}
      />
      {days === 'weekdays' && (
        <fieldset>
          <legend className="sr-only">Weekdays</legend>
          <div className="grid gap-x-5 md:grid-cols-3">
            {OPEN_WEEKDAYS.map(({ label, value }) => (
              <CheckboxRow
                key={value}
                label={label}
                checked={weekdays.includes(value)}
                onChange={(isChecked) =>
                  form.setValue('weekdays', [
                    ...weekdays.filter((other) => other !== value),
                    ...(isChecked ? [value] : []),
                  ])
                }
              />
            ))}
          </div>
        </fieldset>
      )}
      {days === 'one' && (
        <DateField
          label="Date"
          error={errors.day?.message}
          value={typeof day === 'string' ? day : ''}
          onChange={(next) => {
            form.setValue('day', next)
            form.clearErrors('day')
          }}
        />
      )}
      <div className="grid gap-5 md:grid-cols-2">
        <PersonFields
          way={way}
          emailHint="We email you when a time comes free. Without one, we call."
          register={form.register}
          errors={errors}
          isSubmitting={isSending}
        />
      </div>
      <Honeypot value={website} onChange={setWebsite} />
      <div className="-mt-5.5 empty:hidden">
        <CaptchaField captcha={captcha} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          disabled={isSending}
          // Leaving a field can show its error, which would move the button out from under the mouse.
          onMouseDown={(event) => event.preventDefault()}
        >
          {isSending ? 'Sending…' : 'Join the waitlist'}
        </Button>
        <Button variant="outline" onClick={onBack}>
          Back to the times
        </Button>
      </div>
    </form>
  )
}

const PART_CHOICES = [
  { value: 'any', label: 'Any' },
  { value: 'morning', label: 'Mornings' },
  { value: 'afternoon', label: 'Afternoons' },
] as const satisfies { value: PartOfDay; label: string }[]

const DAYS_CHOICES = [
  { value: 'any', label: 'Any day' },
  { value: 'weekdays', label: 'Some weekdays' },
  { value: 'one', label: 'One date' },
] as const
type Days = (typeof DAYS_CHOICES)[number]['value']

/** The weekdays with opening hours, Monday first. */
const OPEN_WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]
  .map((value) => ({ value, label: WEEKDAYS[value % 7] ?? '' }))
  .filter(({ label }) => booking.hours.some(({ days }) => days.some((day) => day === label)))

type JoinedProps = { joined: JoinedResponse; phone: unknown; onBack: () => void }

/** The confirmation of joining the waitlist, with the way off it. */
function Joined({ joined, phone, onBack }: JoinedProps) {
  const { wish, lastDay, hasMail, token } = joined
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const hash = `#${WAITLIST_FRAGMENT}${token}`
  const number = formatPhone(readPhone(String(phone)).read ?? '')
  return (
    <div className="max-w-form rounded bg-sheet p-4 shadow-sheet md:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-[1.375rem]">
        You’re on the waitlist
      </h2>
      <p className="mt-3 max-w-measure">
        {noBreak(
          `Times that suit you: ${describeWish(wish)}. You stay on the list until ${formatDay(lastDay)}.`,
        )}
      </p>
      <p className="mt-2 max-w-measure">
        {hasMail
          ? 'When one comes free, we email you a link to book it and hold it for two hours. We’ve emailed you a confirmation; if it is not there in a few minutes, check your spam folder.'
          : `When one comes free, we hold it and call ${number}.`}
      </p>
      <div className="no-print mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button variant="outline" onClick={onBack}>
          Back to the times
        </Button>
        {!hasMail && (
          <CopyLink
            label="Copy the link to your place"
            copied="Link copied."
            getHash={() => hash}
          />
        )}
        <Link to={{ hash }} className="inline-flex min-h-11 items-center">
          Take me off the list
        </Link>
      </div>
    </div>
  )
}
