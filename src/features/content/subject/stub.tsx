import { useEffect, useRef } from 'react'
import { noBreak } from '@/components/no-break.tsx'
import type { Example } from '@/content/types.ts'
import { formatDollars } from '@/shared/money.ts'
import { grow } from '@/lib/small-motion.ts'
import { richText } from '../rich-text.tsx'

export type StubProps = { example: Extract<Example, { kind: 'stub' }> }

/** A total, what was withheld from it, and the rest, like a pay stub. */
export function Stub({ example }: StubProps) {
  const { title, text, whole, left, kept, gap, keys } = example
  const share = (left.amount / whole.amount) * 100
  const chart = useGrowthInView()
  return (
    <section className="print:break-inside-avoid">
      <div className="subject-grid items-end gap-y-2">
        <div>
          <p className="subject-mark">Example</p>
          <h2>{noBreak(title)}</h2>
        </div>
        <p className="text-ink-2">{richText(text)}</p>
      </div>
      <div className="subject-stub subject-grid rounded bg-sheet shadow-sheet">
        <div>
          <h3>{noBreak(whole.label)}</h3>
          <p className="subject-amount">{formatDollars(whole.amount)}</p>
          <svg ref={chart} aria-hidden viewBox="0 0 100 20" preserveAspectRatio="none">
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
          <p className="subject-keys">
            {keys.map((key) => (
              <span key={key}>{noBreak(key)}</span>
            ))}
          </p>
        </div>
        <div>
          <h3>{noBreak(left.label)}</h3>
          <p className="subject-amount subject-left-over">{formatDollars(left.amount)}</p>
          <dl className="subject-kept">
            {kept.map(({ label, amount }) => (
              <div key={label}>
                <dt>{noBreak(label)}</dt>
                <dd>{formatDollars(amount)}</dd>
              </div>
            ))}
            <div>
              <dt className="font-[650]">{noBreak(gap)}</dt>
              <dd>
                <span className="subject-total">{formatDollars(whole.amount - left.amount)}</span>
              </dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
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
