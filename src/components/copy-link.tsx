import { Link as LinkIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/lib/toast'

export type CopyLinkProps = {
  label: string
  /** The part after "#", which no server sees, as the answers stand. */
  getHash: () => string
}

/** Copies a link to this page that holds the visitor's answers, or shows it where copying is barred. */
export function CopyLink({ label, getHash }: CopyLinkProps) {
  const [isShown, setIsShown] = useState(false)
  const link = () => window.location.origin + window.location.pathname + getHash()
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(link())
      setIsShown(false)
      showToast('Link copied. It holds your answers; nothing is stored on our side.')
    } catch {
      setIsShown(true)
    }
  }

  return (
    <>
      <Button variant="outline" size="sm" onClick={() => void copyLink()}>
        <LinkIcon aria-hidden size={18} strokeWidth={1.75} />
        {label}
      </Button>
      {isShown && (
        <label className="grid w-full gap-1 text-small">
          Copy this link:
          <input
            readOnly
            value={link()}
            onFocus={(event) => event.target.select()}
            className="min-h-11 w-full rounded border border-line bg-sheet px-3 text-ui"
          />
        </label>
      )}
    </>
  )
}
