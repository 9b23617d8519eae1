import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { reloadPage } from '@/lib/reload-page.ts'
import { Button } from './ui/button.tsx'
import { PhoneLink } from './ui/phone-link.tsx'

type CodeScreenProps = {
  code: number
  title: string
  lead?: string
  /** Where to go instead. Defaults to the phone number. */
  children?: ReactNode
}

/**
 * The error and not-found screens: the status code in large type, a message and two ways to continue (R217), first the
 * one that helps: after a fault of ours, trying again.
 */
export function CodeScreen({
  code,
  title,
  lead = code < 500 ? '' : 'It is our fault, not yours. Trying again often helps.',
  children,
}: CodeScreenProps) {
  const isOurs = code >= 500
  const goBack = <GoBackButton variant={isOurs ? 'outline' : 'primary'} />
  return (
    <section className="wrap grid items-center gap-10 py-[clamp(40px,8vh,96px)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <p className="font-figures text-[clamp(6rem,3rem+17vw,16rem)] leading-[0.82] font-[760] tracking-[-0.025em] text-accent-fill -ml-[0.02em]">
          {code}
        </p>
        <h1 className="mt-6.5 break-words">{title}</h1>
        {lead && <p className="mt-3 max-w-lead text-lead text-ink-2">{lead}</p>}
        <div className="mt-6.5 flex flex-wrap gap-3 max-md:[&>*]:flex-1">
          {!isOurs && goBack}
          <Button variant={isOurs ? 'primary' : 'outline'} onClick={reloadPage}>
            <RotateCcw size={20} />
            Try Again
          </Button>
          {isOurs && goBack}
        </div>
        {children ?? (
          <p className="mt-6 text-ink-2">
            If it stays, call <PhoneLink hasIcon={false} />.
          </p>
        )}
      </div>
      <div
        aria-hidden
        className="plate aspect-video rounded-md [--x:9%] [--y:97%] [--z:330%] lg:aspect-[1/1.08]"
      />
    </section>
  )
}

/** Goes one step back in history, or to the home page when there is nothing to go back to (R223). */
function GoBackButton({ variant }: { variant: 'primary' | 'outline' }) {
  const navigate = useNavigate()
  return (
    <Button
      variant={variant}
      onClick={() => {
        if (hasEarlierPage()) void navigate(-1)
        else void navigate('/')
      }}
    >
      Go Back
    </Button>
  )
}

/**
 * The history's length also counts later entries and a new tab's empty page. The Navigation API, in newer
 * browsers, knows our own pages. Elsewhere the referrer helps: another site links here, an empty page does
 * not.
 */
function hasEarlierPage(): boolean {
  const { history, navigation } = window
  if (!navigation?.currentEntry) return history.length > 1
  if (navigation.canGoBack) return true
  const ahead = navigation.entries().length - 1 - navigation.currentEntry.index
  return history.length - ahead > 1 && document.referrer !== ''
}
