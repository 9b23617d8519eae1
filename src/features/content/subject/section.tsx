import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { noBreak } from '@/components/no-break.tsx'
import type { Cost, Text } from '@/content/schemas/page.ts'
import { ActionLink } from '@/components/action-link.tsx'
import { PhoneFold } from '@/components/phone-fold.tsx'
import { DashList } from '../prose.tsx'
import { richText } from '../rich-text.tsx'
import type { ListPrices } from './price-card.tsx'

type SectionProps = { title: string; className?: string; children: ReactNode }

/** A section of the page below an ink rule. */
export function Section({ title, className, children }: SectionProps) {
  return (
    <section className={clsx('subject-section border-t-3 border-ink pt-4', className)}>
      <h2 className="text-[1.75rem] leading-[1.15]">{noBreak(title)}</h2>
      {children}
    </section>
  )
}

/** A section folded on phones, where it is a row of a list. */
export function FoldedSection({ title, className, children }: SectionProps) {
  return (
    <section className={clsx('subject-fold', className)}>
      <PhoneFold head={<h2>{noBreak(title)}</h2>}>{children}</PhoneFold>
    </section>
  )
}

/** The costs line by line. Prices from the price list come from the estimator. */
export function CostList({ costs, prices }: { costs: readonly Cost[]; prices: ListPrices }) {
  return (
    <dl className="border-t border-rule md:mt-3.5">
      {costs.map(({ term, list, price, text }) => {
        const first = list ? prices[list] : price
        return (
          <div
            key={term}
            className="grid gap-x-4 gap-y-0.5 border-b border-rule py-[13px] leading-[1.45] wide:grid-cols-[200px_1fr]"
          >
            <dt className="font-[650]">{noBreak(term)}</dt>
            <dd className="text-ink-2">
              {first && <b className="font-[650] text-ink">{first} </b>}
              {richText(text)}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** What to bring to the first appointment. */
export function BringList({ items }: { items: readonly Text[] }) {
  return (
    <FoldedSection
      title="What to bring"
      className="md:mt-10 md:border-t-3 md:border-ink md:pt-4 md:[grid-area:3/2]"
    >
      <DashList items={items} className="max-md:mt-0" />
      <ActionLink to="/resources/tax-prep-checklist" className="no-print mt-2">
        Make my checklist
      </ActionLink>
    </FoldedSection>
  )
}
