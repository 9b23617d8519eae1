import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { ButtonLink } from '@/components/ui/button.tsx'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { Scene } from '@/components/scene.tsx'
import { noBreak } from '@/components/no-break.tsx'
import type { SceneName } from '@/components/scenes.ts'
import type { ListPriceId, PriceCard as Card } from '@/content/types.ts'

export type ListPrices = Readonly<Record<ListPriceId, string>>

export type PriceCardProps = {
  card: Card
  prices: ListPrices
  /** Its picture. Without one, the card overlaps the picture above it. */
  scene?: SceneName
}

/** The price and the ways to an appointment, beside the head of a page. */
export function PriceCard({ card, prices, scene }: PriceCardProps) {
  const { label, price, rows } = card
  const isListed = 'list' in price
  return (
    <aside aria-label="Price and appointment" className="subject-side">
      <div
        className={clsx('subject-card rounded bg-sheet shadow-sheet', !scene && 'subject-hanging')}
      >
        {scene && <Scene name={scene} isFirst className="subject-picture" />}
        <div className="subject-buy">
          <p className="subject-price">
            <span>{noBreak(label)}</span>
            <b className={isListed ? undefined : 'in-words'}>
              {isListed ? prices[price.list] : price.text}
            </b>
          </p>
          <dl className="subject-terms">
            {rows.map(({ term, text }) => (
              <div key={term}>
                <dt className="text-ink-2">{noBreak(term)}</dt>
                <dd className="text-right font-[650]">{text}</dd>
              </div>
            ))}
          </dl>
          <div className="subject-acts no-print">
            <ButtonLink to="/schedule">Schedule a Consultation</ButtonLink>
            <PhoneLink className="subject-phone" />
          </div>
          {isListed && (
            <p className="subject-note">
              An estimate; final pricing may vary.{' '}
              <Link to="/#estimate">Price yours in a minute</Link>
            </p>
          )}
        </div>
      </div>
    </aside>
  )
}
