import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { CaptchaField, useCaptcha } from '@/components/captcha.tsx'
import { FormProblem } from '@/components/form-problem.tsx'
import { Honeypot } from '@/components/honeypot.tsx'
import { Button } from '@/components/ui/button.tsx'
import { FieldError, TextArea, TextField } from '@/components/ui/text-field.tsx'
import {
  type ContactForm as Message,
  contactFormSchema,
  MAX_MESSAGE_LENGTH,
} from '@/shared/contracts/contact.ts'
import { PHONE_OR_EMAIL } from '@/lib/phrases.ts'
import { REACH_MESSAGE } from '@/shared/contracts/reach-message.ts'
import { groupThousands } from '@/shared/money.ts'
import { useStore } from '@/lib/store.ts'
import { usePersisted } from '@/lib/use-persisted.ts'
import {
  requestFormToken,
  showFieldProblems,
  type FormToken,
  useSend,
} from '@/features/api/public.ts'
import { type Draft, EMPTY_DRAFT, PERSISTED_DRAFT, serializeDraft } from './draft.ts'
import { MessageSent } from './message-sent.tsx'
import { sendMessage, sentStore } from './send-message.ts'

/** The message form (R190-R192). Every error is at its field, and nothing typed is lost. */
export function ContactForm() {
  const sent = useStore(sentStore)
  const [website, setWebsite] = useState('')
  const form = useForm<z.input<typeof contactFormSchema>, unknown, Message>({
    defaultValues: EMPTY_DRAFT,
    mode: 'onTouched',
    resolver: zodResolver(contactFormSchema),
  })
  const { errors } = form.formState
  const reachId = useId()
  const isUnreachable = errors.email?.message === REACH_MESSAGE
  const reachProblem = isUnreachable ? reachId : undefined
  const captcha = useCaptcha()
  const token = useRef<Promise<FormToken | null>>(null)

  const { control, reset } = form
  const typed = { ...EMPTY_DRAFT, ...useWatch({ control }) } as Draft
  const draft = serializeDraft(typed)
  usePersisted(PERSISTED_DRAFT, draft, (saved) => reset(saved ?? EMPTY_DRAFT))
  useEffect(() => {
    // The token tells the server when the visitor began to fill in the form.
    if (draft !== null) token.current ??= requestFormToken()
  }, [draft])

  useEffect(() => {
    if (sent) reset(EMPTY_DRAFT)
  }, [sent, reset])
  useEffect(() => () => sentStore.set(null), [])

  const { send, isSending, problem } = useSend(captcha)
  const submit = async (message: Message) => {
    const outcome = await send(async ({ keyFor, captchaToken }) => {
      token.current ??= requestFormToken()
      const filled = { form: message, website, captchaToken, token: await token.current }
      token.current = null
      return sendMessage({ ...filled, key: keyFor(message) })
    })
    showFieldProblems(form, outcome)
  }

  if (sent) return <MessageSent sent={sent} onAnother={() => sentStore.set(null)} />
  return (
    <form method="dialog" noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <h2 className="text-[1.375rem]">Write to us</h2>
      <p className="mt-2 text-ink-2">
        Please leave out Social Security numbers, account numbers and passwords. We never need them
        here.
      </p>
      <div className="mt-5 grid gap-5">
        {problem && <FormProblem message={problem.message} />}
        <TextField
          label="Name"
          autoComplete="name"
          error={errors.name?.message}
          readOnly={isSending}
          {...form.register('name')}
        />
        <p className="-mb-2 text-small text-ink-2">{PHONE_OR_EMAIL}</p>
        <div className="grid gap-5 md:grid-cols-2">
          <TextField
            label="Phone"
            hint="With the area code."
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            error={errors.phone?.message}
            sharedProblem={reachProblem}
            readOnly={isSending}
            // A phone number makes up for a missing email address.
            {...form.register('phone', { deps: errors.email && ['email'] })}
          />
          <TextField
            label="Email"
            hint="name@example.com"
            type="email"
            inputMode="email"
            autoComplete="email"
            error={isUnreachable ? null : errors.email?.message}
            sharedProblem={reachProblem}
            readOnly={isSending}
            {...form.register('email')}
          />
          {isUnreachable && (
            <div className="md:col-span-2">
              <FieldError id={reachId} error={REACH_MESSAGE} />
            </div>
          )}
        </div>
        <TextArea
          label="Message"
          hint={`What can we help with, and when do you need an answer?${describeLength(typed.message)}`}
          rows={7}
          error={errors.message?.message}
          readOnly={isSending}
          {...form.register('message')}
        />
        <Honeypot value={website} onChange={setWebsite} />
        {draft !== null && (
          // It has a margin of its own.
          <div className="-mt-5.5 empty:hidden">
            <CaptchaField captcha={captcha} />
          </div>
        )}
        <Button
          type="submit"
          disabled={isSending}
          // Leaving a field can show its error, which would move the button out from under the mouse.
          onMouseDown={(event) => event.preventDefault()}
          className="md:justify-self-start"
        >
          {isSending ? 'Sending…' : 'Send message'}
        </Button>
      </div>
    </form>
  )
}

/** Only from here on does the limit matter to anyone. */
const COUNTED_FROM = 3500

function describeLength({ length }: string): string {
  if (length < COUNTED_FROM) return ''
  return ` ${groupThousands(length)} of ${groupThousands(MAX_MESSAGE_LENGTH)} characters.`
}
