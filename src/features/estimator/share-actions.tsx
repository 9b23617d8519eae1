import { Link as LinkIcon, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/lib/toast'
import type { EstimatorForm } from './form'
import { shareHash } from './share-hash'

/** Print, and a link that reproduces the estimate: the answers stand after "#", which no server sees. */
export function ShareActions({ form }: { form: EstimatorForm }) {
  const [shownLink, setShownLink] = useState<string | null>(null)

  const copyLink = async () => {
    const link = window.location.origin + window.location.pathname + shareHash(form)
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
      <Button variant="outline" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden size={18} strokeWidth={1.75} />
        Print
      </Button>
      <Button variant="outline" size="sm" onClick={() => void copyLink()}>
        <LinkIcon aria-hidden size={18} strokeWidth={1.75} />
        Copy link to this estimate
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
