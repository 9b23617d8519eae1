import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { CtaBanner } from '@/components/cta-banner'
import { ButtonLink } from '@/components/ui/button'
import { pageAt, pagesBelow } from '@/content/find-page'
import type { DirectoryEntry } from '@/content/types'
import { PageHeader } from './page-header'
import { RichText } from './rich-text'

export type DirectoryPageProps = {
  title: string
  lead: string
  /** Its pages come first, from the list of pages. */
  section: '/services' | '/industries' | '/resources'
  /** Entries without their own page. */
  others?: readonly DirectoryEntry[]
}

/** A page that leads to other pages: a ruled directory, one entry a row. */
export function DirectoryPage({ title, lead, section, others = [] }: DirectoryPageProps) {
  return (
    <>
      <PageHeader
        title={title}
        lead={<RichText text={lead} />}
        actions={
          <>
            <ButtonLink to="/schedule">Schedule a Consultation</ButtonLink>
            <ButtonLink variant="outline" to="/#estimate">
              Estimate your cost
            </ButtonLink>
          </>
        }
      />
      <div className="wrap pt-[clamp(36px,4vw,56px)] pb-section">
        <ul className="border-t-[3px] border-ink">
          {[...listedEntries(section), ...others].map((entry) => (
            <DirectoryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      </div>
      <CtaBanner />
    </>
  )
}

function listedEntries(section: string): DirectoryEntry[] {
  return pagesBelow(section).map(({ id, label, path, description }) => ({
    id,
    name: label,
    href: path,
    text: [description],
  }))
}

function DirectoryRow({ entry }: { entry: DirectoryEntry }) {
  const { id, name, href, text, list, related } = entry
  return (
    <li
      id={id}
      className="grid scroll-mt-24 gap-x-12 gap-y-2 border-b border-rule py-6 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)_8rem]"
    >
      <h2 className="text-[1.5rem] md:max-lg:row-span-2">
        {href ? (
          <Link to={href} className="text-ink no-underline hover:text-ink hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      <div className="max-w-measure">
        {text.map((paragraph) => (
          <p key={paragraph} className="not-first:mt-3 text-ink-2">
            <RichText text={paragraph} />
          </p>
        ))}
        {list && (
          <ul className="mt-3 text-ink-2">
            {list.map((item) => (
              <li
                key={item}
                className="relative mt-1.5 pl-6.5 before:absolute before:top-[0.68em] before:left-0.5 before:h-0.5 before:w-3 before:bg-brass [print-color-adjust:exact]"
              >
                <RichText text={item} />
              </li>
            ))}
          </ul>
        )}
        {related && <RelatedNames paths={related} />}
      </div>
      {href && (
        <p className="md:max-lg:col-start-2 lg:text-right">
          <Link to={href} className="inline-flex min-h-11 items-center gap-2 font-[650] lg:min-h-0">
            Learn More<span className="sr-only"> about {name}</span>
            <ArrowRight aria-hidden size={20} strokeWidth={1.75} />
          </Link>
        </p>
      )}
    </li>
  )
}

function RelatedNames({ paths }: { paths: readonly string[] }) {
  return (
    <p className="mt-3 text-small text-ink-2">
      See also{' '}
      {paths.map((path, index) => (
        <span key={path}>
          {index > 0 && ', '}
          <Link to={path}>{pageAt(path).label}</Link>
        </span>
      ))}
      .
    </p>
  )
}
