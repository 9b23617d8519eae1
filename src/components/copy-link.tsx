import { clsx } from 'clsx'
import { Link as LinkIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from './ui/button.tsx'
import { showToast } from '@/lib/toast.ts'

const ANSWERS_COPIED = 'Link copied. It holds your answers; nothing is stored on our side.'

type CopyLinkProps = {
  label: string
  /** The notification after copying. */
  copied?: string
  /** The part after "#" with the current answers. Servers never see it. */
  getHash: () => string
}

/** Copies a link to this page with the visitor's answers, or shows the link where copying is blocked. */
export function CopyLink({ label, copied = ANSWERS_COPIED, getHash }: CopyLinkProps) {
  const { link, copy, isBlocked } = useCopyLink(getHash, () => showToast(copied))
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => void copy()}>
        <LinkIcon />
        {label}
      </Button>
      {isBlocked && <TextToCopy label="Copy this link:" text={link()} className="w-full" />}
    </>
  )
}

/** A link to this page with the visitor's answers, and copying it, which browsers may block. */
export function useCopyLink(getHash: () => string, onCopied: () => void) {
  const link = () => window.location.origin + window.location.pathname + getHash()
  return { link, ...useCopy(link, onCopied) }
}

/** Copying a text, which browsers may block. */
export function useCopy(getText: () => string, onCopied: () => void) {
  const [isBlocked, setIsBlocked] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(getText())
      setIsBlocked(false)
      onCopied()
    } catch {
      setIsBlocked(true)
    }
  }
  return { copy, isBlocked }
}

type TextToCopyProps = { label: string; text: string; className?: string }

/** A text for copying by hand, selected as a whole when it is focused. */
export function TextToCopy({ label, text, className }: TextToCopyProps) {
  return (
    <label className={clsx('grid gap-1 text-small', className)}>
      {label}
      <input
        readOnly
        value={text}
        onFocus={(event) => event.target.select()}
        className="min-h-11 w-full rounded border border-line bg-sheet px-3 text-ui text-ink"
      />
    </label>
  )
}
