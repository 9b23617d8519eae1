import { Link } from 'react-router-dom'
import { CtaBanner } from '@/components/cta-banner.tsx'
import { FoldBody } from '@/components/fold-body.tsx'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { noBreak } from '@/components/no-break.tsx'
import { Scene } from '@/components/scene.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import cardPrices from 'virtual:card-prices'
import { pageAt, pagesBelow } from '@/lib/find-page.ts'
import type { Page } from '@/config/pages.ts'
import type { ContentSection } from '@/content/schemas/page.ts'
import { PageHeader } from './page-header.tsx'
import { DashList } from './prose.tsx'
import { richText } from './rich-text.tsx'
import type { ListPrices } from './subject/price-card.tsx'

/** A service without its own page: all its text is on the services page. */
type DirectoryEntry = ContentSection & {
  id: string
  /** Paths of services or industries. */
  related?: readonly string[]
}

type DirectoryPageProps = {
  head: { title: string; lead: string }
  /** Its pages come first, from the list of pages. */
  section: '/services' | '/industries'
  prices: ListPrices
  /** Entries without their own page. */
  others?: readonly DirectoryEntry[]
}

/** A page that leads to other pages: a row for each with its drawing and its price. */
export function DirectoryPage({ head, section, prices, others = [] }: DirectoryPageProps) {
  return (
    <>
      <PageHeader
        title={head.title}
        lead={richText(head.lead)}
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
        <ul className="border-t-3 border-ink">
          {pagesBelow(section).map((page) => (
            <PageRow key={page.id} page={page} prices={prices} />
          ))}
        </ul>
        {others.length > 0 && (
          <div className="mt-14 border-t-3 border-ink">
            {others.map((entry) => (
              <Other key={entry.id} entry={entry} />
            ))}
          </div>
        )}
      </div>
      <CtaBanner line="Not sure what you need? Tell us what you have." />
    </>
  )
}

type PageRowProps = { page: Page; prices: ListPrices }

function PageRow({ page: { id, label: name, path, description, scene }, prices }: PageRowProps) {
  return (
    <li
      id={id}
      className="relative grid scroll-mt-24 max-[18em]:block grid-cols-[104px_minmax(0,1fr)] gap-x-4 border-b border-rule py-3.5 hover:bg-tint md:gap-y-1 md:py-4 md:grid-cols-[160px_minmax(0,1fr)_auto] md:gap-x-8"
    >
      {scene && <Scene name={scene} className="is-near row-span-2 aspect-[8/5] rounded-sm" />}
      <h2 className="self-end text-h3 md:text-[1.5rem]">
        {/* All of the row leads there. */}
        <Link
          to={path}
          className="text-ink no-underline after:absolute after:inset-0 hover:text-ink hover:underline"
        >
          {name}
        </Link>
      </h2>
      <div className="md:col-start-3 md:row-span-2 md:row-start-1 md:self-center">
        <Price name={name} path={path} prices={prices} />
      </div>
      <p className="max-w-lead text-ink-2 max-md:col-span-2 max-md:mt-2 max-md:text-ui max-md:leading-[1.45] md:col-start-2">
        {noBreak(description)}
      </p>
    </li>
  )
}

type PriceProps = { name: string; path: string; prices: ListPrices }

function Price({ name, path, prices }: PriceProps) {
  const entry = cardPrices[path]
  if (!entry) return null
  const { label, price } = entry
  return (
    <p className="leading-tight max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2 md:text-right">
      <b className="font-display text-[1.125rem] font-[650] tracking-[-0.02em] md:text-[1.375rem]">
        {'list' in price ? `From ${prices[price.list]}` : price.text}
      </b>
      {label !== name && <span className="text-small text-ink-2 md:block">{label}</span>}
    </p>
  )
}

/** A service without its own page: what it is, and the rest in a fold. */
function Other({ entry: { id, heading, paragraphs, list, related } }: { entry: DirectoryEntry }) {
  const [first = '', ...rest] = paragraphs
  return (
    <details id={id} className="open-on-paper scroll-mt-24 border-b border-rule">
      <summary className="fold items-start py-4">
        <div className="grid gap-x-8 gap-y-1 md:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
          <h2 className="text-h3 md:text-[1.5rem]">{heading}</h2>
          <p className="text-ink-2">{richText(first)}</p>
        </div>
        <FoldChevron className="no-print mt-1.5" />
      </summary>
      <FoldBody className="pb-5 text-ink-2 md:pr-12 md:pl-[calc(25%-0.5rem)] [&_p]:not-first:mt-[1em]">
        {rest.map((paragraph) => (
          <p key={paragraph}>{richText(paragraph)}</p>
        ))}
        {list && <DashList items={list} />}
        {related && (
          <p className="text-small">
            See also{' '}
            {related.map((path, index) => (
              <span key={path}>
                {index > 0 && ', '}
                <Link to={path}>{pageAt(path).label}</Link>
              </span>
            ))}
            .
          </p>
        )}
      </FoldBody>
    </details>
  )
}
