import { Check, Link as LinkIcon, type LucideIcon, Mail, Printer, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { TextToCopy, useCopy, useCopyLink } from '@/components/copy-link.tsx'
import { site } from '@/config/site.ts'
import type { EstimatorForm } from './form.ts'
import { writeShareHash } from './share-link.ts'
import { TextButton } from './text-button.tsx'

const TITLE = `Estimate from ${site.name}`
/** How long a cell says that the link is copied, in milliseconds. */
const COPIED_MS = 5000

/**
 * Ways to keep the estimate, as cells at the foot of the price panel: a link, paper, or a message to oneself. The
 * link has the answers after "#", which no server sees.
 */
export function KeepActions({ form, summary }: { form: EstimatorForm; summary: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const { link, copy, isBlocked } = useCopyLink(
    () => writeShareHash(form),
    () => setIsCopied(true),
  )
  const [hasMailed, setHasMailed] = useState(false)
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
  const mail = () => {
    setHasMailed(true)
    window.location.href = `mailto:?subject=${encodeURIComponent(TITLE)}&body=${encodeURIComponent(body())}`
  }

  return (
    <div className="no-print keep">
      <ul aria-label="Keep this estimate">
        {canShare && <KeepCell Icon={Share2} label="Share" onClick={share} />}
        <KeepCell
          Icon={isCopied ? Check : LinkIcon}
          label={isCopied ? 'Link copied' : 'Copy link'}
          onClick={() => void copy()}
        />
        <KeepCell Icon={Printer} label="Print" onClick={() => window.print()} />
        {!canShare && <KeepCell Icon={Mail} label="Email it to me" onClick={mail} />}
      </ul>
      <p role="status" className="sr-only">
        {isCopied && 'Link copied. It holds your answers; nothing is stored on our side.'}
      </p>
      {isBlocked && <TextToCopy label="Copy this link:" text={link()} className="px-6.5 pb-4" />}
      {hasMailed && <MailFallback getText={body} />}
    </div>
  )
}

/** The page cannot know whether an email program opened. */
function MailFallback({ getText }: { getText: () => string }) {
  const [isCopied, setIsCopied] = useState(false)
  const { copy, isBlocked } = useCopy(getText, () => setIsCopied(true))
  return (
    <div className="px-6.5 pb-2 text-small max-md:px-4">
      <p className="flex flex-wrap items-center gap-x-3">
        No email program opened?
        <TextButton className="font-[650] text-inherit!" onClick={() => void copy()}>
          Copy the text
        </TextButton>
      </p>
      <p role="status">{isCopied && 'Copied. Paste it into an email to yourself.'}</p>
      {isBlocked && <TextToCopy label="Copy this text:" text={getText()} />}
    </div>
  )
}

type KeepCellProps = { Icon: LucideIcon; label: string; onClick: () => void }

function KeepCell({ Icon, label, onClick }: KeepCellProps) {
  return (
    <li>
      <button type="button" onClick={onClick}>
        <Icon size={17} />
        {label}
      </button>
    </li>
  )
}
