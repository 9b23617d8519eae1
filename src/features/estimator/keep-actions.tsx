import { clsx } from 'clsx'
import { Check, Link as LinkIcon, type LucideIcon, Mail, Printer, Share2 } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { TextToCopy, useCopy, useCopyLink } from '@/components/copy-link.tsx'
import { site } from '@/config/site.ts'
import type { FormToken } from '@/features/api/public.ts'
import { preloadChunk, retryableLazy } from '@/lib/lazy-loading.tsx'
import type { EstimatorForm } from '@/shared/estimator/form.ts'
import { SHARE_PREFIX, writeShareHash } from '@/shared/estimator/write-answers.ts'
import { TextButton } from './text-button.tsx'

const TITLE = `Estimate from ${site.name}`
/** How long a cell says that the link is copied, in milliseconds. */
const COPIED_MS = 5000

const loadMailEstimate = () => import('./mail-estimate.tsx')
const MailEstimate = retryableLazy(loadMailEstimate)

/** What "Email it to me" shows: our form or, where we cannot email, a word about the visitor's own email program. */
type Mailing =
  | { state: 'none' | 'waiting' | 'program' }
  | { state: 'form'; token: FormToken }
  | { state: 'sent'; to: string }

/**
 * Ways to keep the estimate, as cells at the foot of the price panel: a link, paper, or a message to oneself. The
 * link has the answers after "#", which no server sees. Only to email the link, our server gets them.
 */
export function KeepActions({ form, summary }: { form: EstimatorForm; summary: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const { link, copy, isBlocked } = useCopyLink(
    () => writeShareHash(form),
    () => setIsCopied(true),
  )
  const [mailing, setMailing] = useState<Mailing>({ state: 'none' })
  const mailButton = useRef<HTMLButtonElement>(null)
  const mailField = useRef<HTMLInputElement>(null)
  const [canShare] = useState(() => 'share' in navigator)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  const share = () => {
    // Closing the system's share sheet is not an error.
    navigator.share({ title: TITLE, text: summary, url: link() }).catch(() => {})
  }
  const body = () => `${summary}\n\n${link()}\n\n${site.name}, ${site.phone.display}`
  const openProgram = () => {
    setMailing({ state: 'program' })
    window.location.href = `mailto:?subject=${encodeURIComponent(TITLE)}&body=${encodeURIComponent(body())}`
  }
  const mail = async () => {
    if (mailing.state === 'waiting') return
    // An open form keeps what was typed.
    if (mailing.state === 'form') return mailField.current?.focus()
    setMailing({ state: 'waiting' })
    const chunk = await preloadChunk(loadMailEstimate)
    const token = await chunk?.requestMailToken()
    const isGone = mailButton.current === null
    if (isGone) return
    if (token) setMailing({ state: 'form', token })
    else openProgram()
  }
  const closeForm = (next: Mailing) => {
    mailButton.current?.focus()
    setMailing(next)
  }

  return (
    <div className="no-print keep">
      <ul aria-label="Keep this estimate" className="grid overflow-clip rounded-b">
        {canShare && <KeepCell Icon={Share2} label="Share" onClick={share} />}
        <KeepCell
          Icon={isCopied ? Check : LinkIcon}
          label={isCopied ? 'Link copied' : 'Copy link'}
          onClick={() => void copy()}
        />
        <KeepCell Icon={Printer} label="Print" onClick={() => window.print()} />
        <KeepCell
          ref={mailButton}
          Icon={Mail}
          label={
            <span>
              Email it <span className={clsx(canShare && 'sr-only')}>to me</span>
            </span>
          }
          isBusy={mailing.state === 'waiting'}
          onClick={() => void mail()}
        />
      </ul>
      <p role="status" className="sr-only">
        {isCopied && 'Link copied. It holds your answers; nothing is stored on our side.'}
      </p>
      {isBlocked && <TextToCopy label="Copy this link:" text={link()} className="px-6.5 pb-4" />}
      {mailing.state === 'form' && (
        <MailEstimate
          token={mailing.token}
          answers={writeShareHash(form).slice(SHARE_PREFIX.length)}
          field={mailField}
          onSent={(to) => closeForm({ state: 'sent', to })}
          onCancel={() => closeForm({ state: 'none' })}
          onProgram={openProgram}
        >
          <CopyText getText={body} />
        </MailEstimate>
      )}
      <p
        role="status"
        className={clsx(
          'text-small leading-[1.45] wrap-anywhere',
          mailing.state === 'sent' &&
            'border-t border-[var(--panel-rule)] px-6.5 pt-3 pb-4 max-md:px-4',
        )}
      >
        {mailing.state === 'sent' &&
          `The link is on its way to ${mailing.to}. If it does not arrive soon, look in the spam folder.`}
      </p>
      {mailing.state === 'program' && (
        // The page cannot know whether one opened.
        <p className="flex flex-wrap items-center gap-x-3 px-6.5 pb-2 text-small max-md:px-4">
          No email program opened?
          <CopyText getText={body} />
        </p>
      )}
    </div>
  )
}

function CopyText({ getText }: { getText: () => string }) {
  const [isCopied, setIsCopied] = useState(false)
  const { copy, isBlocked } = useCopy(getText, () => setIsCopied(true))
  return (
    <>
      <TextButton className="font-[650] text-inherit!" onClick={() => void copy()}>
        Copy the text
      </TextButton>
      <span role="status" className="basis-full text-small">
        {isCopied && 'Copied. Paste it into an email to yourself.'}
      </span>
      {isBlocked && <TextToCopy label="Copy this text:" text={getText()} className="basis-full" />}
    </>
  )
}

type KeepCellProps = {
  ref?: Ref<HTMLButtonElement>
  Icon: LucideIcon
  label: ReactNode
  isBusy?: boolean
  onClick: () => void
}

function KeepCell({ ref, Icon, label, isBusy, onClick }: KeepCellProps) {
  return (
    <li>
      <button
        ref={ref}
        type="button"
        aria-busy={isBusy}
        className="flex w-full items-center justify-center underline-offset-3 hover:underline"
        onClick={onClick}
      >
        <Icon size={17} />
        {label}
      </button>
    </li>
  )
}
