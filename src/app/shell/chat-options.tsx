import { CalendarDays, Mail, Phone } from 'lucide-react'
import { Link } from 'react-router-dom'
import { site } from '@/config/site'

const ROW =
  'flex min-h-12 items-center gap-3 border-t border-rule py-2 text-small font-[650] text-ink no-underline hover:bg-tint hover:text-ink'
const ICON = {
  'aria-hidden': true,
  size: 20,
  strokeWidth: 1.75,
  className: 'flex-none text-river dark:text-brass-fill',
} as const

/** The ways to reach a person, where no chat provider is configured (D36). */
export function ChatOptions() {
  return (
    <ul>
      <li>
        <a href={site.phone.href} className={ROW}>
          <Phone {...ICON} />
          Call {site.phone.display}
        </a>
      </li>
      <li>
        <Link to="/contact" className={ROW}>
          <Mail {...ICON} />
          Write us a message
        </Link>
      </li>
      <li>
        <Link to="/schedule" className={ROW}>
          <CalendarDays {...ICON} />
          Book a time
        </Link>
      </li>
    </ul>
  )
}
