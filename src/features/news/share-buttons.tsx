import { Link2, Share2 } from 'lucide-react'
import { PrintButton } from '@/components/print-button.tsx'
import { Button } from '@/components/ui/button.tsx'
import { showToast } from '@/lib/toast.ts'
import { useIsPrerendered } from '@/lib/use-is-prerendered.ts'

/** Shares through the device's own menu if it has one, else copies the link. Also prints. */
export function ShareButtons({ title }: { title: string }) {
  const canShare = !useIsPrerendered() && 'share' in navigator
  return (
    <div className="flex flex-wrap gap-2">
      {canShare ? (
        <Button variant="outline" size="sm" onClick={() => void share(title)}>
          <Share2 />
          Share
        </Button>
      ) : (
        <Button variant="outline" size="sm" onClick={() => void copyLink()}>
          <Link2 />
          Copy link
        </Button>
      )}
      <PrintButton />
    </div>
  )
}

const address = () => window.location.href.split('#')[0] ?? ''

async function share(title: string): Promise<void> {
  try {
    await navigator.share({ title, url: address() })
  } catch (error) {
    // Closing the menu is not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink()
  }
}

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(address())
    showToast('Link copied.')
  } catch {
    showToast('The link could not be copied. It is in the address bar.', 'error')
  }
}
