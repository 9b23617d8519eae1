import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button.tsx'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { site } from '@/config/site.ts'
import { Figure } from './figure.tsx'
import type { EstimateResult } from './pricing.ts'
import { REGIONS, type ResultText } from './result-text.ts'
import { TextButton } from './text-button.tsx'
import { withEstimate } from '@/lib/with-estimate.ts'

type PricedText = Exclude<ResultText, { kind: 'incomplete' }>
type ComparedText = Exclude<PricedText, { kind: 'partial' }>

type PricePanelProps = {
  text: PricedText
  estimate: EstimateResult
  /** Below both prices, what would change them. */
  whatIfs: ReactNode
  /** Opens the questions whose answer is missing. */
  onMissing: () => void
  /** Ways to keep the estimate, at the panel's foot. */
  children: ReactNode
}

/** Our price first and largest, then the difference, then both on one scale (R143, R144, D53). */
export function PricePanel({ text, estimate, whatIfs, onMissing, children }: PricePanelProps) {
  const isWin = text.kind === 'cheaper'
  return (
    <div
      className={clsx('result-panel flex flex-col rounded', isWin && 'on-deep')}
      data-kind={text.kind}
    >
      <section
        aria-labelledby="our-price"
        className="max-md:flex max-md:flex-wrap max-md:items-end max-md:gap-x-[12px]"
      >
        <h2
          id="our-price"
          className="basis-full font-text text-[1.125rem] leading-tight font-[650] tracking-normal max-md:text-[1.0625rem]"
        >
          {REGIONS.ours}
          {text.missing && ', so far'}
        </h2>
        <p className="result-figure">
          <Figure value={text.price} />
        </p>
        <p className="text-small leading-[1.4] text-[var(--panel-quiet)] max-md:max-w-28 max-md:flex-[1_1_4.75rem] max-md:pb-2">
          Protection Plus included
        </p>
        {text.missing && (
          <p className="mt-1.5 basis-full text-ui leading-[1.4] font-semibold">
            {text.gap}{' '}
            <TextButton className="no-print font-[650]" onClick={onMissing}>
              {text.todo}
            </TextButton>
          </p>
        )}
      </section>
      {text.missing !== undefined ? (
        <div className="mt-4">
          <RegionRow name={REGIONS.difference} />
          <RegionRow name={REGIONS.theirs} value={`${text.competitorPrice} so far`} />
        </div>
      ) : (
        <Difference text={text} estimate={estimate} />
      )}
      {whatIfs}
      <PanelActions
        summary={text.summary}
        variant={isWin ? 'brass' : 'primary'}
        className="max-md:pt-3.5"
      />
      {children}
    </div>
  )
}

/** A region of the results as one line (D54). */
export function RegionRow({ name, value = 'Not known yet' }: { name: string; value?: string }) {
  return (
    <section
      aria-label={name}
      className="flex flex-wrap justify-between gap-x-4 border-t border-[var(--panel-rule)] py-1 text-small"
    >
      {name} <b className="num font-[650]">{value}</b>
    </section>
  )
}

type DifferenceProps = { text: ComparedText; estimate: EstimateResult }

function Difference({ text, estimate }: DifferenceProps) {
  return (
    <section
      aria-label={REGIONS.difference}
      className="mt-4 border-t border-[var(--panel-rule)] pt-3.5 max-md:mt-2.5 max-md:pt-2.5 print:mt-2 print:pt-2"
    >
      <p className="result-difference">
        <Figure value={text.difference} />{' '}
        <small className="font-text text-[1.125rem] leading-none font-[650] tracking-normal text-[var(--panel-ink)] max-md:text-ui">
          {text.comparedWith}
        </small>
      </p>
      <p className="mt-1 text-small leading-[1.4] text-[var(--panel-quiet)]">{text.percentage}</p>
      <PriceBars estimate={estimate} text={text} />
      {text.reason && (
        <p className="mt-3 text-small leading-[1.45] text-pretty max-md:mt-2">{text.reason}</p>
      )}
    </section>
  )
}

type PanelActionsProps = {
  summary: string
  variant: 'brass' | 'primary' | 'outline'
  className: string
}

/** Links to book, with the estimate in the note, which the visitor may delete, and to call. */
export function PanelActions({ summary, variant, className }: PanelActionsProps) {
  return (
    <div className={clsx('no-print mt-auto grid gap-0.5 pt-4.5', className)}>
      <ButtonLink variant={variant} to="/schedule" state={withEstimate(summary)}>
        Schedule Free Consultation
      </ButtonLink>
      <PhoneLink
        className="inline-flex min-h-11 items-center justify-center gap-2 font-[650] text-[var(--panel-ink)] no-underline hover:text-[var(--panel-ink)] hover:underline"
        iconClassName="text-[var(--panel-accent)]"
      />
    </div>
  )
}

/** Both prices as bars on one scale: ours, what lies between, theirs. */
function PriceBars({ estimate, text }: DifferenceProps) {
  const { dresdenPrice, hrBlockPrice, savings } = estimate
  const scale = Math.max(dresdenPrice, hrBlockPrice)
  const percent = (dollars: number) => `${(dollars / scale) * 100}%`
  const lower = Math.min(dresdenPrice, hrBlockPrice)
  return (
    <div className="result-bars mt-3.5 grid gap-1.5 text-small leading-[1.2] max-md:mt-2.5">
      <div className="print:hidden" data-side="firm">
        <span>With us</span>
        <span aria-hidden className="bar flex h-4.5" style={{ '--width': percent(lower) }}>
          <i />
          {savings !== 0 && <em style={{ '--width': percent(Math.abs(savings)) }} />}
        </span>
        <b className="num text-right">{text.price}</b>
      </div>
      <section aria-label={REGIONS.theirs} data-side="competitor">
        <span>{site.competitor}</span>
        <span
          aria-hidden
          className="bar flex h-4.5 print:hidden"
          style={{ '--width': percent(hrBlockPrice) }}
        >
          <i />
        </span>
        <b className="num text-right">{text.competitorPrice}</b>
      </section>
    </div>
  )
}
