import { Link as LinkIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/lib/toast'

export type CopyLinkProps = {
  label: string
  /** The part after "#", which no server sees, as it is when the button is pressed. */
  getHash: () => string
}

/** Copies a link to this page that holds the visitor's answers, or shows it where copying is barred. */
export function CopyLink({ label, getHash }: CopyLinkProps) {
  const [shownLink, setShownLink] = useState<string | null>(null)

  const copyLink = async () => {
    const link = window.location.origin + window.location.pathname + getHash()
    try {
      await navigator.clipboard.writeText(link)
      setShownLink(null)
      showToast('Link copied. It holds your answers; nothing is stored on our side.')
    } catch {
      setShownLink(link)
    }
  }

  return (
    <>
      <Button variant="outline" size="sm" onClick={() => void copyLink()}>
        <LinkIcon aria-hidden size={18} strokeWidth={1.75} />
        {label}
      </Button>
      {shownLink !== null && (
        <label className="grid w-full gap-1 text-small">
          Copy this link:
          <input
            readOnly
            value={shownLink}
            onFocus={(event) => event.target.select()}
            className="min-h-11 w-full rounded border border-line bg-sheet px-3 text-ui"
          />
        </label>
      )}
    </>
  )
}
