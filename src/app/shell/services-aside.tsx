import { Link } from 'react-router-dom'
import { PhoneLink } from '@/components/ui/phone-link.tsx'

/** Where to start, shown next to the Services menu. */
export function ServicesAside() {
  const link =
    'inline-flex min-h-11 items-center gap-2 font-[650] text-brass-fill hover:text-brass-hover'
  return (
    <aside className="on-deep flex flex-col gap-2 rounded-br bg-deep p-[22px] text-small text-on-deep">
      <b className="font-display text-[1.125rem] leading-tight font-[650]">
        Not sure where to begin?
      </b>
      <p className="leading-[1.45] text-on-deep-2">
        Tell us what landed on your desk. We will say what it needs and what it costs.
      </p>
      <Link to="/schedule" className={`${link} mt-1`}>
        Schedule a Consultation
      </Link>
      <PhoneLink className={link} />
    </aside>
  )
}
