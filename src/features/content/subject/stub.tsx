import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { noBreak } from '@/components/no-break.tsx'
import type { Example } from '@/content/schemas/page.ts'
import { formatDollars } from '@/shared/money.ts'
import { grow } from '@/lib/small-motion.ts'

type StubProps = { example: Extract<Example, { kind: 'stub' }> }

/** A total, what was withheld from it, and the rest, like a pay stub. */
export function Stub({ example }: StubProps) {
  const { whole, left, kept, gap, keys } = example
  const share = (left.amount / whole.amount) * 100
  const chart = useGrowthInView()
  return (
    <div className="subject-stub two-columns subject-grid">
      <div className="flex flex-col pt-3 pr-8 max-md:pt-0 max-md:pr-0 max-md:pb-[22px]">
        <Amount label={whole.label} amount={whole.amount} />
        <svg
          ref={chart}
          aria-hidden
          viewBox="0 0 100 20"
          preserveAspectRatio="none"
          className="mt-5.5 mb-3 h-16 min-h-16 w-full flex-1 [print-color-adjust:exact]"
        >
          <defs>
            <pattern id="hatching" width="1.1" height="20" patternUnits="userSpaceOnUse">
              <rect width="0.4" height="20" fill="var(--bar-them)" />
            </pattern>
          </defs>
          <rect width={share} height="20" fill="var(--bar-us)" />
          <rect
            x={share}
            width={100 - share}
            height="20"
            fill="url(#hatching)"
            stroke="var(--line)"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <p className="flex justify-between gap-3 text-small text-ink-2">
          {keys.map((key) => (
            <span key={key}>{noBreak(key)}</span>
          ))}
        </p>
      </div>
      <div className="border-dashed border-line pt-3 pl-8 max-md:border-t-2 max-md:pt-[20px] max-md:pl-0 md:border-l-2">
        <Amount label={left.label} amount={left.amount} className="text-accent-fill" />
        <dl className="mt-4">
          {kept.map(({ label, amount }) => (
            <div
              key={label}
              className="flex items-baseline justify-between gap-4 border-b border-rule py-2.5"
            >
              <dt>{noBreak(label)}</dt>
              <dd>{formatDollars(amount)}</dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-4 pt-3.5 pb-2.5">
            <dt className="font-[650]">{noBreak(gap)}</dt>
            <dd>
              <span className="subject-total">{formatDollars(whole.amount - left.amount)}</span>
            </dd>
          </div>
        </dl>
      </div>
    </div>
  )
}

type AmountProps = { label: string; amount: number; className?: string }

function Amount({ label, amount, className }: AmountProps) {
  return (
    <>
      <h3 className="font-text text-ui leading-[1.35] font-[650] tracking-normal text-ink-2">
        {noBreak(label)}
      </h3>
      <p
        className={clsx(
          'mt-2 font-figures text-[3.25rem] leading-none font-bold tracking-[-0.035em] max-md:text-[2.5rem]',
          className,
        )}
      >
        {formatDollars(amount)}
      </p>
    </>
  )
}

/** A ref for a chart of two bars that grow once, when they scroll into view. */
function useGrowthInView() {
  const chart = useRef<SVGSVGElement>(null)
  useEffect(() => {
    if (!chart.current) return
    let wasAway = false
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) wasAway = true
      else {
        observer.disconnect()
        const [left, kept] = entry.target.querySelectorAll<SVGRectElement>(':scope > rect')
        if (wasAway && left && kept) grow(left, kept)
      }
    })
    observer.observe(chart.current)
    return () => observer.disconnect()
  }, [])
  return chart
}
