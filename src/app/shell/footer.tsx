import { FileCheck, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Logo } from '@/components/logo.tsx'
import { PhoneFold } from '@/components/phone-fold.tsx'
import { Button } from '@/components/ui/button.tsx'
import { ExternalLink } from '@/components/ui/external-link.tsx'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { site } from '@/config/site.ts'
import { openDialog } from '@/lib/dialog-entry.ts'
import { useEarlyInput } from '@/lib/early-input.ts'
import { useToday } from '@/lib/use-today.ts'
import { locationLinks, menuLinks, type NavLink } from '../nav.ts'
import { SIGN_IN_LINK, useAccountLink } from './menu-link.tsx'
import { ThemeChoiceRow } from './theme-choice.tsx'

const COLUMNS: { title: string; all?: NavLink; links: NavLink[] }[] = [
  {
    title: 'Services',
    all: { label: 'All services', href: '/services' },
    links: menuLinks('services'),
  },
  {
    title: 'Industries',
    all: { label: 'All industries', href: '/industries' },
    links: menuLinks('industries'),
  },
  {
    title: 'Resources',
    all: { label: 'All resources', href: '/resources' },
    links: menuLinks('footer-resources'),
  },
  { title: 'Areas served', links: locationLinks },
]

const SOCIAL_LINKS: NavLink[] = [
  ...site.social.map(({ name, url }) => ({ label: name, href: url, isNewTab: true })),
  { label: 'Google reviews', href: site.mapsUrl, isNewTab: true },
]

const FIRM_LINKS: NavLink[] = [
  ...menuLinks('firm'),
  { label: 'Client Portal', href: site.portalUrl, isNewTab: true },
  SIGN_IN_LINK,
]

const QUIET_LINK =
  'inline-flex min-h-11 items-center text-ink-2 no-underline hover:text-ink hover:underline md:min-h-8'

export function Footer() {
  useEarlyInput('footer')
  return (
    <footer className="no-print border-t-3 border-ink bg-paper text-small">
      <div className="wrap grid grid-cols-2 gap-x-5 pt-4 pb-3 max-[18em]:grid-cols-1! md:grid-cols-4 md:gap-y-7 md:pt-12 md:pb-9 wide:grid-cols-[1.5fr_1fr_1fr_1fr_1fr] wide:gap-x-[clamp(18px,2.4vw,36px)]">
        <FirmBlock />
        {COLUMNS.map(({ title, all, links }) => (
          <FooterGroup key={title} title={title}>
            {all && <QuietLink link={all} />}
            <QuietLinks links={links} />
          </FooterGroup>
        ))}
      </div>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 border-t border-rule pt-2 pb-[calc(74px+env(safe-area-inset-bottom))] text-ink-2 md:gap-y-2 md:pt-4 md:pb-7">
        <p className="max-md:text-micro">
          © <CopyrightYears /> {site.name}
        </p>
        <QuietLinks links={SOCIAL_LINKS} className="flex flex-wrap gap-x-4.5" />
        <QuietLinks links={menuLinks('legal')} className="flex flex-wrap gap-x-4.5" />
        <div className="flex flex-wrap items-center gap-3 noscript:hidden">
          {/* On phones, it is in the menu. */}
          <Button
            variant="outline"
            size="sm"
            onClick={() => openDialog('finder')}
            className="max-md:hidden"
          >
            <Search />
            Find on this site
          </Button>
          <ThemeChoiceRow />
        </div>
      </div>
    </footer>
  )
}

function FirmBlock() {
  const { address } = site
  return (
    <div className="col-span-full grid md:grid-cols-2 md:gap-5 wide:col-span-1 wide:block">
      <div>
        <Link to="/" className="flex items-center gap-3 text-ink no-underline hover:text-ink">
          <Logo markClassName="size-[46px]" nameClassName="text-[1.625rem]" lineClassName="block" />
        </Link>
        <address className="mt-2 flex flex-wrap gap-x-4 leading-[1.6] text-ink-2 not-italic md:mt-4 md:block">
          <p className="flex-1 basis-36">
            {address.street}
            <br />
            {address.city}, {address.region} {address.postalCode}
          </p>
          <p className="max-md:-mt-2.5">
            <PhoneLink
              hasIcon={false}
              className="inline-flex min-h-11 items-center text-[1.25rem] font-[650] text-ink no-underline hover:text-ink hover:underline"
            />
            <br />
            <a href={`mailto:${site.email}`} className={QUIET_LINK}>
              {site.email}
            </a>
          </p>
        </address>
      </div>
      <div>
        <p className="text-ink-2 md:mt-3">{site.hoursLine}</p>
        <p className="mt-2 inline-flex items-center gap-2.5 leading-tight font-[650] md:mt-4 md:rounded md:border md:border-line md:py-2 md:pr-3.5 md:pl-2.5">
          <FileCheck size={26} strokeWidth={1.6} className="text-river" />
          <span>
            {site.eFileBadge.name}{' '}
            <small className="text-micro md:block font-normal text-ink-2">
              {site.eFileBadge.with}
            </small>
          </span>
        </p>
        <QuietLinks links={FIRM_LINKS} className="flex flex-wrap gap-x-3.5 py-1 md:block md:pt-3" />
      </div>
    </div>
  )
}

type QuietLinksProps = { links: readonly NavLink[]; className?: string }

function QuietLinks({ links, className }: QuietLinksProps) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.label}>
          <QuietLink link={link} />
        </li>
      ))}
    </ul>
  )
}

function QuietLink(props: { link: NavLink }) {
  const link = useAccountLink(props.link)
  if (link.isNewTab) {
    return (
      <ExternalLink href={link.href} hasIcon={false} className={QUIET_LINK}>
        {link.label}
      </ExternalLink>
    )
  }
  return (
    <Link to={link.href} className={QUIET_LINK}>
      {link.label}
    </Link>
  )
}

/** "2025–2026": the starting year and the current one (R52, D33), whose space is reserved until it is known. */
function CopyrightYears() {
  const since = String(site.copyrightSince)
  const year = useToday()?.slice(0, 4)
  if (year === since) return since
  return (
    <>
      {since}
      <span className={year === undefined ? 'invisible noscript:hidden' : undefined}>
        –{year ?? since}
      </span>
    </>
  )
}

/** A group of the footer's links: a fold on phones, a column elsewhere. */
function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className="max-md:border-b max-md:border-rule">
      <PhoneFold
        headClassName="md:mb-2"
        head={
          <h2 className="font-text text-ui leading-tight font-[650] tracking-normal">{title}</h2>
        }
      >
        <div className="max-md:pb-3">{children}</div>
      </PhoneFold>
    </nav>
  )
}
