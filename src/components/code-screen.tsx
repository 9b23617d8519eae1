import { ArrowRight, RotateCcw } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { site } from '@/config/site'
import { reloadPage } from '@/lib/reload-page'
import { Button } from './ui/button'
import { PhoneLink } from './ui/phone-link'

export type CodeScreenProps = { code: number; title: string; lead?: string; hasPlaces?: boolean }

const LIKELY_PLACES = [
  { label: 'Estimate your cost', note: 'Seven short questions', to: '/#estimate' },
  { label: 'Services', note: 'What we do, and prices', to: '/services' },
  { label: 'Contact', note: site.phone.display, to: '/contact' },
]

/** The error and not-found screens: the status code as the figure, a message and two ways on (R217). */
export function CodeScreen({ code, title, lead, hasPlaces = false }: CodeScreenProps) {
  return (
    <section className="wrap grid items-center gap-10 py-[clamp(40px,8vh,96px)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <p className="font-display text-[clamp(6rem,3rem+17vw,16rem)] leading-[0.82] font-[760] tracking-[-0.025em] text-river -ml-[0.02em] dark:text-brass-fill">
          {code}
        </p>
        <h1 className="mt-6.5 break-words">{title}</h1>
        {lead && <p className="mt-3 max-w-[58ch] text-lead text-ink-2">{lead}</p>}
        <div className="mt-6.5 flex flex-wrap gap-3 max-md:[&>*]:flex-1">
          <GoBackButton />
          <Button variant="outline" onClick={reloadPage}>
            <RotateCcw aria-hidden size={20} strokeWidth={1.75} />
            Try Again
          </Button>
        </div>
        {hasPlaces ? (
          <LikelyPlaces />
        ) : (
          <p className="mt-6 text-ink-2">
            Still stuck? Call <PhoneLink hasIcon={false} />.
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

/** One step back in history; with nothing to go back to, the home page (R223). */
function GoBackButton() {
  const navigate = useNavigate()
  return (
    <Button
      onClick={() => {
        if (hasEarlierPage()) void navigate(-1)
        else void navigate('/')
      }}
    >
      Go Back
    </Button>
  )
}

/** The length of the history counts pages ahead too, which newer browsers tell of. */
function hasEarlierPage(): boolean {
  const { history, navigation } = window
  const ahead = navigation?.currentEntry
    ? navigation.entries().length - 1 - navigation.currentEntry.index
    : 0
  return history.length - ahead > 1
}

function LikelyPlaces() {
  return (
    <ul className="mt-8 max-w-[35rem] border-t-[3px] border-ink">
      {LIKELY_PLACES.map(({ label, note, to }) => (
        <li key={to} className="border-b border-rule">
          <Link
            to={to}
            className="grid min-h-13 grid-cols-[1fr_auto] items-center gap-x-4 py-2 text-ink no-underline hover:bg-tint hover:text-ink md:grid-cols-[200px_1fr_auto]"
          >
            <b className="font-[650]">{label}</b>
            <span className="text-small text-ink-2 max-md:row-start-2">{note}</span>
            <ArrowRight
              aria-hidden
              size={18}
              strokeWidth={1.75}
              className="text-river max-md:row-span-2 max-md:row-start-1 max-md:self-center"
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}
