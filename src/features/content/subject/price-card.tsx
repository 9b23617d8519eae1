import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { ButtonLink } from '@/components/ui/button.tsx'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { Scene } from '@/components/scene.tsx'
import { noBreak } from '@/components/no-break.tsx'
import type { SceneName } from '@/components/scenes.ts'
import type { ListPriceId, PriceCard as Card } from '@/content/schemas/page.ts'

export type ListPrices = Readonly<Record<ListPriceId, string>>

type PriceCardProps = {
  card: Card
  prices: ListPrices
  /** Its picture. Without one, the card overlaps the picture above it. */
  scene?: SceneName
}

/** The price and the ways to an appointment, beside the head of a page. A phone's header has the number already. */
export function PriceCard({ card, prices, scene }: PriceCardProps) {
  const { label, price, rows } = card
  const isListed = 'list' in price
  return (
    <aside aria-label="Price and appointment" className="md:[grid-area:1/2/span_2]">
      <div
        className={clsx(
          'subject-card rounded bg-sheet shadow-sheet print:mt-3',
          scene ? 'mt-7.5' : 'rounded-t-none',
        )}
      >
        {scene && <Scene name={scene} isFirst className="subject-picture md:rounded-t" />}
        <div className="px-7 pt-5.5 pb-6.5 max-md:px-4.5 max-md:pt-4.5 max-md:pb-5 print:px-0">
          <p className="subject-price flex flex-wrap items-baseline justify-between leading-[1.3] font-[650]">
            {/* Its line breaks before the price goes below it. */}
            <span className="flex-[1_1_8em]">{noBreak(label)}</span>{' '}
            <b className={isListed ? undefined : 'in-words'}>
              {isListed ? `From ${prices[price.list]}` : price.text}
            </b>{' '}
            {isListed && (
              <Link
                to="/#estimate"
                className="no-print flex min-h-11 basis-full items-center text-small"
              >
                Price yours in a minute
              </Link>
            )}
          </p>
          <dl>
            {rows.map(({ term, text }) => (
              <div key={term} className="flex justify-between gap-4 border-t border-rule py-[9px]">
                <dt className="text-ink-2">{noBreak(term)}</dt>
                <dd className="text-right font-[650]">{text}</dd>
              </div>
            ))}
          </dl>
          <div className="no-print grid gap-2.5 border-t border-rule pt-4.5 wide:grid-cols-[1fr_auto]">
            <ButtonLink to="/schedule" className="px-2.5!">
              Schedule a Consultation
            </ButtonLink>
            <PhoneLink
              className="inline-flex min-h-12 max-md:hidden items-center justify-center gap-[7px] rounded border-2 border-line px-2.5 font-[650] text-ink no-underline hover:border-ink hover:bg-tint hover:text-ink"
              iconClassName="text-river"
            />
          </div>
          {isListed && (
            <p className="mt-2.5 text-micro leading-[1.45] text-ink-2">
              An estimate; final pricing may vary.
            </p>
          )}
        </div>
      </div>
    </aside>
  )
}
