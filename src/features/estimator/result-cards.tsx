import { clsx } from 'clsx'
import { ButtonLink } from '@/components/ui/button'
import { PhoneLink } from '@/components/ui/phone-link'
import { site } from '@/config/site'
import { formatMonth } from '@/lib/format-date'
import { largestDifference } from './largest-difference'
import type { LedgerLine } from './ledger'
import { formatDollars } from '@/lib/money'
import { formatPercent } from '@/lib/percent'
import type { EstimateResult } from './pricing'
import './results.css'

export type ResultCardsProps = {
  estimate: EstimateResult
  lines: LedgerLine[]
  /** Nothing is priced for the main part of the return, so a saving is not shown as a win (D1). */
  isIncomplete: boolean
  isStacked: boolean
}

/** The three joined cards: the saving first and loudest, then both prices on one scale (R143, R144). */
export function ResultCards({ estimate, lines, isIncomplete, isStacked }: ResultCardsProps) {
  const { dresdenPrice, hrBlockPrice, savings } = estimate
  const scale = Math.max(dresdenPrice, hrBlockPrice, 1)
  return (
    <div
      className={clsx(
        'mx-3.5 grid overflow-clip rounded border border-rule md:mx-6.5',
        !isStacked && 'md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:grid-cols-[5fr_7fr]',
      )}
    >
      <SavingsCard
        estimate={estimate}
        lines={lines}
        isIncomplete={isIncomplete}
        isStacked={isStacked}
      />
      <div className="grid bg-sheet">
        <PriceCard
          name={site.shortName}
          note="Everything below, Protection Plus included"
          amount={dresdenPrice}
          side="firm"
          share={(savings < 0 ? hrBlockPrice : dresdenPrice) / scale}
          gap={Math.abs(savings) / scale}
          gapLabel={
            savings < 0 ? `${formatDollars(-savings)} more` : `${formatDollars(savings)} you save`
          }
          isOver={savings < 0}
        />
        <PriceCard
          name={site.competitor}
          note={`The same return, by our list of ${formatMonth(site.priceListDate)}`}
          amount={hrBlockPrice}
          side="competitor"
          share={hrBlockPrice / scale}
        />
      </div>
    </div>
  )
}

function SavingsCard({ estimate, lines, isIncomplete, isStacked }: ResultCardsProps) {
  const { savings, savingsPercentage } = estimate
  const percent = formatPercent(Math.abs(savingsPercentage))
  const isWin = savings > 0 && !isIncomplete
  const words = savingsWords(savings, percent)

  return (
    <div
      className={clsx(
        'flex flex-col px-4.5 pt-5 pb-4.5 md:px-6.5 md:pt-6 md:pb-5.5 print:p-3',
        isWin
          ? 'on-deep bg-deep text-on-deep dark:bg-deep-2 dark:shadow-[inset_0_3px_0_var(--brass-fill)]'
          : 'bg-tint',
      )}
    >
      <h3 className="font-text text-[1.125rem] leading-tight font-[650] tracking-normal">
        {words.label}
      </h3>
      <p
        className={clsx(
          'mt-2 mb-2.5 -ml-[0.04em] font-figures leading-[0.95] font-[720] tracking-[-0.045em] whitespace-nowrap print:text-[2.5rem]',
          isWin && 'text-brass-fill',
          // Beside a price list the card is narrow, however wide the window is.
          isStacked ? 'text-[min(var(--fs-figure),5.5rem)]' : 'text-figure',
        )}
      >
        {formatDollars(Math.abs(savings))}
      </p>
      <p className="num text-[1.125rem] leading-[1.3] font-semibold">{words.comparison}</p>
      {savings < 0 && <p className="mt-2.5 text-small">{largestDifference(lines)}</p>}
      <p role="status" className="sr-only">
        {words.announcement} {site.shortName} {formatDollars(estimate.dresdenPrice)},{' '}
        {site.competitor} {formatDollars(estimate.hrBlockPrice)}.
      </p>
      <div className="no-print mt-auto grid gap-1 pt-5">
        <ButtonLink variant={isWin ? 'brass' : 'primary'} to="/schedule">
          Schedule Free Consultation
        </ButtonLink>
        <PhoneLink
          className={clsx(
            'num inline-flex min-h-11 items-center justify-center gap-2 font-[650] no-underline hover:underline',
            isWin ? 'text-on-deep hover:text-on-deep' : 'text-ink hover:text-ink',
          )}
          iconClassName={isWin ? 'text-brass-fill' : 'text-river'}
        />
      </div>
    </div>
  )
}

function savingsWords(savings: number, percent: string) {
  const amount = formatDollars(Math.abs(savings))
  if (savings > 0) {
    return {
      label: 'You save',
      comparison: `${percent} less than ${site.competitor}`,
      announcement: `You save ${amount}, ${percent} less than ${site.competitor}.`,
    }
  }
  if (savings < 0) {
    return {
      label: 'You would pay',
      comparison: `more than ${site.competitor}, ${percent} more than its price`,
      announcement: `You would pay ${amount} more than ${site.competitor}, ${percent} more than ${site.competitor}.`,
    }
  }
  return {
    label: 'Same price',
    comparison: `${percent} less than ${site.competitor}`,
    announcement: `Same price as ${site.competitor}.`,
  }
}

type PriceCardProps = {
  name: string
  note: string
  amount: number
  side: 'firm' | 'competitor'
  /** Parts of the scale, 0 to 1. */
  share: number
  gap?: number
  gapLabel?: string
  isOver?: boolean
}

function PriceCard({ name, note, amount, side, share, gap = 0, gapLabel, isOver }: PriceCardProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] content-center items-end gap-x-4.5 gap-y-2 px-4.5 py-4 not-first:border-t not-first:border-rule md:px-6.5 md:py-5 print:py-2">
      <h3 className="font-text text-[1.0625rem] leading-[1.3] font-[650] tracking-normal">
        {name}
        <small className="block text-small font-normal text-ink-2">{note}</small>
      </h3>
      <p
        className={clsx(
          'font-figures text-[2.125rem] leading-none tracking-[-0.03em] whitespace-nowrap md:text-[2.625rem]',
          side === 'firm' ? 'font-[650]' : 'font-medium text-ink-2',
        )}
      >
        {formatDollars(amount)}
      </p>
      <div aria-hidden className="bar" data-side={side} style={{ '--width': `${share * 100}%` }}>
        <i />
        {gap > 0 && (
          <em data-kind={isOver ? 'over' : 'saved'}>
            <span>{gapLabel}</span>
          </em>
        )}
      </div>
    </div>
  )
}
