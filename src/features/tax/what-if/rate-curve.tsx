import { formatDollars } from '@/shared/money.ts'
import { formatShare } from '@/shared/percent.ts'
import type { Curve, RateBand } from './curve.ts'

const WIDTH = 480
const HEIGHT = 160

/** Rates beyond these are cut off. Cliffs are marked. */
const TOP = 1
const BOTTOM = -0.65

type RateCurveProps = {
  curve: Curve
  /** 1 if rising tax counts up, -1 if saved tax does. */
  sign: 1 | -1
  /** The current amount, and the amount with the change. */
  now: number
  then: number
  label: string
}

/** The rate on each additional dollar over the whole range, in steps, with cliffs marked at the top. */
export function RateCurve({ curve, sign, now, then, label }: RateCurveProps) {
  const { points, end } = curve
  const rates = points.map(({ rate }) => Math.min(TOP, Math.max(BOTTOM, sign * rate)))
  const top = Math.max(...rates) > 0.5 ? TOP : 0.5
  const bottom = Math.min(...rates) < -0.01 ? BOTTOM : 0
  const x = (amount: number) => (amount / end) * WIDTH
  const y = (rate: number) => ((top - rate) / (top - bottom)) * HEIGHT
  const outline = points.map(({ to }, index) => `V${y(rates[index] ?? 0)}H${x(to)}`).join('')
  const lines = [1, 0.5, 0, -0.5].filter((rate) => rate <= top && rate >= bottom)
  const steps = points.filter(({ cliffs }) => cliffs.length > 0)
  return (
    <div className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
      <div aria-hidden className="relative w-10 text-right text-micro text-ink-2">
        {lines.map((rate) => (
          <span
            key={rate}
            className="num absolute right-0 -translate-y-1/2"
            style={{ top: `${(y(rate) / HEIGHT) * 100}%` }}
          >
            {Math.round(rate * 100)}%
          </span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className="my-2 block h-40 w-full overflow-visible"
      >
        {lines.map((rate) => (
          <path
            key={rate}
            d={`M0 ${y(rate)}H${WIDTH}`}
            className={rate === 0 ? 'stroke-ink' : 'stroke-rule'}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path d={`M0 ${y(0)}${outline}V${y(0)}Z`} className="fill-bar-us" />
        {steps.map(({ from, to }) => (
          <path
            key={from}
            d={`M${x((from + to) / 2)} ${HEIGHT}V0`}
            className="stroke-red"
            strokeWidth={2}
            strokeDasharray="2 3"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <Marker at={x(now)} className="stroke-ink" width={1.5} dashes="6 4" />
        <Marker at={x(then)} className="stroke-brass" width={3} />
      </svg>
      <span />
      <div aria-hidden className="num flex justify-between text-micro text-ink-2">
        <span>$0</span>
        <span>{formatDollars(end / 2)}</span>
        <span>{formatDollars(end)}</span>
      </div>
    </div>
  )
}

type MarkerProps = { at: number; className: string; width: number; dashes?: string }

/** A vertical line with a lighter outline, to stand out from the bars. */
function Marker({ at, className, width, dashes }: MarkerProps) {
  const shared = { d: `M${at} ${HEIGHT}V0`, vectorEffect: 'non-scaling-stroke' } as const
  return (
    <>
      <path {...shared} className="stroke-tint" strokeWidth={width + 3} />
      <path {...shared} className={className} strokeWidth={width} strokeDasharray={dashes} />
    </>
  )
}

/** The legend of the chart. */
export function CurveKey({ hasCliffs }: { hasCliffs: boolean }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-micro text-ink-2">
      <Key line="border-dashed border-ink" name="today" />
      <Key line="border-brass" name="with the change" />
      {hasCliffs && <Key line="border-dotted border-red" name="a cliff" />}
    </ul>
  )
}

function Key({ line, name }: { line: string; name: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <i aria-hidden className={`h-0 w-6 flex-none border-t-3 ${line}`} />
      {name}
    </li>
  )
}

const CELL = 'num border-b border-rule py-1 pl-3 text-right'

type CurveTableProps = Pick<RateCurveProps, 'sign'> & {
  bands: readonly RateBand[]
  heading: string
}

/** The same figures as a table. */
export function CurveTable({ bands, sign, heading }: CurveTableProps) {
  return (
    <table className="mt-2 w-full border-collapse text-small">
      <caption className="sr-only">{heading}, over the whole range</caption>
      <thead>
        <tr className="text-micro text-ink-2">
          {['From', 'To', heading].map((head) => (
            <th
              key={head}
              scope="col"
              className="py-1 pl-3 text-right font-normal first:pl-0 first:text-left"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bands.map(({ from, to, rate }) => (
          <tr key={from}>
            <th scope="row" className="num border-b border-rule py-1 text-left font-normal">
              {formatDollars(from)}
            </th>
            <td className={CELL}>{formatDollars(to)}</td>
            <td className={CELL}>{formatShare(sign * rate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
