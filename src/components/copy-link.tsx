import { clsx } from 'clsx'
import { Link as LinkIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/lib/toast'

const ANSWERS_COPIED = 'Link copied. It holds your answers; nothing is stored on our side.'

export type CopyLinkProps = {
  label: string
  /** The notification after copying. */
  copied?: string
  /** The part after "#" with the current answers. Servers never see it. */
  getHash: () => string
}

/** Copies a link to this page with the visitor's answers, or shows the link where copying is blocked. */
export function CopyLink({ label, copied = ANSWERS_COPIED, getHash }: CopyLinkProps) {
  const [isShown, setIsShown] = useState(false)
  const link = () => window.location.origin + window.location.pathname + getHash()
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(link())
      setIsShown(false)
      showToast(copied)
    } catch {
      setIsShown(true)
    }
  }

  return (
    <>
      <Button variant="outline" size="sm" onClick={() => void copyLink()}>
        <LinkIcon />
        {label}
      </Button>
      {isShown && <TextToCopy label="Copy this link:" text={link()} className="w-full" />}
    </>
  )
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
