import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { CodeScreen } from '@/components/code-screen.tsx'
import { site } from '@/config/site.ts'
import { NOT_FOUND } from '@/lib/phrases.ts'

const LIKELY_PLACES = [
  { label: 'Home page', note: 'Start here', to: '/' },
  { label: 'Estimate your cost', note: 'Short questions, about a minute', to: '/#estimate' },
  { label: 'Services', note: 'What we do, and for whom', to: '/services' },
  { label: 'Contact', note: site.phone.display, to: '/contact' },
]

export default function NotFoundPage() {
  return (
    <CodeScreen code={404} title={NOT_FOUND.heading} lead={NOT_FOUND.lead}>
      <ul className="mt-8 max-w-list border-t-3 border-ink">
        {LIKELY_PLACES.map(({ label, note, to }) => (
          <li key={to} className="border-b border-rule">
            <Link
              to={to}
              className="grid min-h-13 grid-cols-[1fr_auto] items-center gap-x-4 py-2 text-ink no-underline hover:bg-tint hover:text-ink md:grid-cols-[200px_1fr_auto]"
            >
              <b className="font-[650]">{label}</b>
              <span className="text-small text-ink-2 max-md:row-start-2">{note}</span>
              <ArrowRight className="text-river max-md:row-span-2 max-md:row-start-1 max-md:self-center" />
            </Link>
          </li>
        ))}
      </ul>
    </CodeScreen>
  )
}
