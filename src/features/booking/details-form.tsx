import { zodResolver } from '@hookform/resolvers/zod'
import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import type * as z from 'zod/mini'
import { type Captcha, CaptchaField } from '@/components/captcha.tsx'
import { Honeypot } from '@/components/honeypot.tsx'
import { Button } from '@/components/ui/button.tsx'
import { CheckboxRow } from '@/components/ui/checkbox-row.tsx'
import { TextArea, TextField } from '@/components/ui/text-field.tsx'
import { type Outcome, showFieldProblems } from '@/features/api/public.ts'
import { useAuth } from '@/features/auth/public.ts'
import { useReloadDraft } from '@/lib/use-reload-draft.ts'
import {
  type BookingForm as Details,
  bookingFormSchema,
  type Way,
} from '@/shared/contracts/bookings.ts'
import { formatPhone } from '@/shared/contracts/phone.ts'
import { PersonFields } from './person-fields.tsx'
import { CHECKLIST_KEY } from '@/features/checklist/public.ts'
import { ANSWERS_KEY, keptUntil } from '@/features/estimator/public.ts'
import { passedEstimate } from '@/lib/with-estimate.ts'
import { preloadChunk } from '@/lib/lazy-loading.tsx'
import {
  type Contact,
  forgetContact,
  readContact,
  rememberContact,
} from '@/lib/remembered-contact.ts'
import { localStore, sessionStore } from '@/lib/storage.ts'
import { showToast } from '@/lib/toast.ts'
import type { NoteOffer } from './note-offers.ts'

type Typed = z.input<typeof bookingFormSchema>
const EMPTY = { name: '', email: '', phone: '', note: '' } as const

/** What the visitor sends. */
export type Filled = {
  form: Details
  website: string
}

export type DetailsFormProps = {
  ref: Ref<HTMLFormElement>
  /** The form's id. The button that sends it is outside. */
  id: string
  topic: string
  way: Way
  isTimeChosen: boolean
  /** Whether a visitor without an email address gets a reminder by text. */
  sendsTexts: boolean
  /** Receives the choices of before, when the page has reloaded itself. */
  onRestore: (choices: { topic: string; way: Way }) => void
  /** Called once for a visitor whom this device remembers, or whose estimate it keeps. */
  onReturn: () => void
  captcha: Captcha
  /** Resolves to the server's answer, or null if nothing was sent. */
  onSend: (filled: Filled) => Promise<Outcome<unknown> | null>
}

/** The visitor's details, checked for the chosen way to meet. */
export default function DetailsForm({
  ref,
  id,
  topic,
  way,
  isTimeChosen,
  sendsTexts,
  onRestore,
  onReturn,
  captcha,
  onSend,
}: DetailsFormProps) {
  const [website, setWebsite] = useState('')
  // Going back to the times must not arrive again.
  const { state }: { state: unknown } = useLocation()
  const [arrival] = useState(state)
  const isRestored = useRef(false)
  const form = useForm<Typed, unknown, Details>({
    defaultValues: { ...EMPTY, way },
    mode: 'onTouched',
    resolver: zodResolver(bookingFormSchema),
  })
  const { control, reset } = form
  const typed = useWatch({ control })
  useReloadDraft('booking', { topic, form: { ...EMPTY, way, ...typed } }, (draft) => {
    onRestore({ topic: draft.topic, way: draft.form.way })
    reset(draft.form)
    isRestored.current = true
  })
  const offers = useNoteOffers(arrival, (note) => {
    if (!isRestored.current && form.getValues('note') === '') form.setValue('note', note)
  })
  const [contact, setContact] = useState(readContact)
  const [asksToRemember, setAsksToRemember] = useState(false)
  const isRemembered = useKnownContact(form, contact)
  const welcome = useEffectEvent(onReturn)
  useEffect(() => {
    if (readContact() !== null || keptUntil() !== null) welcome()
  }, [])
  useWay(form, way)

  const send = async (details: Details) => {
    const outcome = await onSend({ form: details, website })
    showFieldProblems(form, outcome)
    if (!outcome?.isOk || !(isRemembered || asksToRemember)) return
    const { name, email = '', phone } = details
    if (!rememberContact({ name, email, phone: phone ? formatPhone(phone) : '' })) {
      showToast('Your browser does not let this page remember anything.')
    }
  }
  const clear = () => {
    forgetContact()
    setContact(null)
    for (const field of KNOWN) form.setValue(field, '')
    // The pressed button disappears.
    form.setFocus('name')
  }
  return (
    <form
      ref={ref}
      id={id}
      method="dialog"
      noValidate
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      {isRemembered && (
        <p className="flex flex-wrap items-center gap-x-2 text-small">
          Filled in from this device.
          <button type="button" className="min-h-11 text-river underline" onClick={clear}>
            Not you? Clear
          </button>
        </p>
      )}
      <DetailFields form={form} way={way} offers={offers} sendsTexts={sendsTexts} />
      {!isRemembered && (
        <CheckboxRow
          label="Remember my name and contact on this device"
          hint="For your next appointment. Leave it off where others use the device."
          checked={asksToRemember}
          onChange={setAsksToRemember}
        />
      )}
      <Honeypot value={website} onChange={setWebsite} />
      {isTimeChosen && <CaptchaField captcha={captcha} />}
    </form>
  )
}

type Form = UseFormReturn<Typed, unknown, Details>

const FOR_MAIL = 'For your confirmation, and a reminder the day before.'
/** What the visitor agrees to by leaving only a phone number (47 CFR 64.1200), in the carriers' usual words. */
const OR_TEXT =
  'Without it, we send one text to your phone the day before. Message and data rates may apply. Reply STOP to end texts, HELP for help.'

type DetailFieldsProps = Pick<DetailsFormProps, 'way' | 'sendsTexts'> & {
  form: Form
  offers: readonly NoteOffer[]
}

/** The visitor's details, and a note with offers to add what this device keeps. */
function DetailFields({ form, way, offers, sendsTexts }: DetailFieldsProps) {
  const { errors, isSubmitting } = form.formState
  const add = (text: string) => {
    const note = form.getValues('note')
    const before = typeof note === 'string' && note !== '' ? `${note}\n\n` : ''
    form.setValue('note', before + text, { shouldValidate: true })
    // The pressed button disappears.
    form.setFocus('note')
  }
  const note = useWatch({ control: form.control, name: 'note' })
  const typed = typeof note === 'string' ? note : ''
  const missing = offers.filter(({ text }) => !typed.includes(text))

  return (
    <div className="grid gap-5 md:grid-cols-2">
      <PersonFields
        way={way}
        emailHint={sendsTexts && way !== 'video' ? `${FOR_MAIL} ${OR_TEXT}` : FOR_MAIL}
        register={form.register}
        errors={errors}
        isSubmitting={isSubmitting}
      />
      <div className="md:col-span-2">
        <TextField
          label="Second person (optional)"
          hint="Their email address, such as your spouse’s. They get the same emails, but only you can change or cancel."
          type="email"
          inputMode="email"
          autoComplete="off"
          error={errors.secondEmail?.message}
          readOnly={isSubmitting}
          {...form.register('secondEmail')}
        />
      </div>
      <div className="md:col-span-2">
        <TextArea
          label="Note (optional)"
          hint="What should we know beforehand? No Social Security or account numbers, please."
          rows={4}
          error={errors.note?.message}
          readOnly={isSubmitting}
          {...form.register('note')}
        />
        {missing.length > 0 && (
          <div className="mt-3 flex flex-wrap gap-3">
            {missing.map(({ label, text }) => (
              <Button
                key={label}
                variant="outline"
                size="sm"
                disabled={isSubmitting}
                onClick={() => add(text)}
              >
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

/** The way to meet decides which of email address and phone number is required. */
function useWay({ setValue, trigger, formState: { errors } }: Form, way: Way): void {
  const follow = useEffectEvent(() => {
    setValue('way', way)
    if (errors.email || errors.phone) void trigger(['email', 'phone'])
  })
  useEffect(() => follow(), [way])
}

const KNOWN = ['name', 'email', 'phone'] as const

/**
 * Fills in, where a field is empty, the address of a signed-in visitor and what this device remembers.
 * @returns whether it remembers this visitor, and not someone else
 */
function useKnownContact({ getValues, setValue }: Form, contact: Contact | null): boolean {
  const { user, isLoading } = useAuth()
  const email = user?.email ?? ''
  const phone = user?.phone ? formatPhone(`+${user.phone}`) : ''
  const isTheirs =
    user === null || (email ? email === contact?.email.toLowerCase() : phone === contact?.phone)
  const remembered = isTheirs && !isLoading ? contact : null
  useEffect(() => {
    const known = { ...remembered, ...(email && { email }), ...(phone && { phone }) }
    for (const field of KNOWN) {
      if (known[field] && getValues(field) === '') setValue(field, known[field])
    }
  }, [remembered, email, phone, getValues, setValue])
  return remembered !== null
}

const loadOffers = () => import('./note-offers.ts')

/**
 * Offers to add the saved estimate or checklist to the note. The code that reads them is larger than the form, so
 * it loads only for visitors who have used one of the tools.
 * @param arrival the location's state
 * @param onArrival receives the first note for visitors who came from one of the tools
 */
function useNoteOffers(arrival: unknown, onArrival: (note: string) => void): readonly NoteOffer[] {
  const [offers, setOffers] = useState<readonly NoteOffer[]>([])
  const begin = useEffectEvent(onArrival)

  useEffect(() => {
    begin(passedEstimate(arrival))
    if (!hasSavedTexts()) return
    let isMounted = true
    // Without a connection there is nothing to offer, and the form still works.
    void preloadChunk(loadOffers).then((read) => {
      if (!read || !isMounted) return
      setOffers(read.readNoteOffers())
      begin(read.firstNote(arrival))
    })
    return () => {
      isMounted = false
    }
  }, [arrival])

  return offers
}

function hasSavedTexts(): boolean {
  return sessionStore.get(ANSWERS_KEY) !== null || localStore.get(CHECKLIST_KEY) !== null
}
