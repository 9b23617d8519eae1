import { zodResolver } from '@hookform/resolvers/zod'
import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import type * as z from 'zod/mini'
import { type Captcha, CaptchaField } from '@/components/captcha.tsx'
import { Honeypot } from '@/components/honeypot.tsx'
import { type Outcome, showFieldProblems } from '@/features/api/public.ts'
import { useAuth } from '@/features/auth/public.ts'
import { useReloadDraft } from '@/lib/use-reload-draft.ts'
import {
  type BookingForm as Details,
  bookingFormSchema,
  type Way,
} from '@/shared/contracts/bookings.ts'
import { formatPhone } from '@/shared/contracts/phone.ts'
import { DetailFields } from './detail-fields.tsx'
import { CHECKLIST_KEY } from '@/features/checklist/public.ts'
import { ANSWERS_KEY, passedEstimate } from '@/features/estimator/public.ts'
import { preloadChunk } from '@/lib/lazy-loading.tsx'
import { localStore, sessionStore } from '@/lib/storage.ts'
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
  useOwnAddress(form)
  useWay(form, way)

  const send = async (details: Details) => {
    showFieldProblems(form, await onSend({ form: details, website }))
  }
  return (
    <form
      ref={ref}
      id={id}
      method="dialog"
      noValidate
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <DetailFields form={form} way={way} offers={offers} sendsTexts={sendsTexts} />
      <Honeypot value={website} onChange={setWebsite} />
      {isTimeChosen && <CaptchaField captcha={captcha} />}
    </form>
  )
}

type Form = UseFormReturn<Typed, unknown, Details>

/** The way to meet decides which of email address and phone number is required. */
function useWay({ setValue, trigger, formState: { errors } }: Form, way: Way): void {
  const follow = useEffectEvent(() => {
    setValue('way', way)
    if (errors.email || errors.phone) void trigger(['email', 'phone'])
  })
  useEffect(() => follow(), [way])
}

/** Fills in a signed-in visitor's email address and phone number, if those fields are empty. */
function useOwnAddress({ getValues, setValue }: Form): void {
  const { user } = useAuth()
  const email = user?.email ?? ''
  const phone = user?.phone ? `+${user.phone}` : ''
  useEffect(() => {
    if (email !== '' && getValues('email') === '') setValue('email', email)
    if (phone !== '' && getValues('phone') === '') setValue('phone', formatPhone(phone))
  }, [email, phone, getValues, setValue])
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
