import { useCallback, useDeferredValue, useId, useMemo, useState } from 'react'
import { CheckboxRow } from '@/components/ui/checkbox-row.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { Select } from '@/components/ui/select.tsx'
import { capitalize } from '@/lib/wording.ts'
import { formatDollars } from '@/shared/money.ts'
import { formatShare } from '@/shared/percent.ts'
import type { TaxInput } from '@/tax/input.ts'
import type { TaxEngine } from '@/tax/load.ts'
import type { OhioInput } from '@/tax/ohio/input.ts'
import { summarize } from './curve.ts'
import {
  applyLever,
  type Covered,
  evaluate,
  type Lever,
  LEVERS,
  payrollTaxOn,
  personOf,
  roomFor,
  type Who,
  withCovered,
} from './levers.ts'
import { CurveKey, CurveTable, RateCurve } from './rate-curve.tsx'
import { type LeverCurve, useCurve } from './use-curve.ts'

const LEVER_LABELS: Record<Lever, string> = {
  earn: 'I earn more wages',
  ira: 'I put money into a traditional IRA',
  workplacePlan: 'I put money into a 401(k) or 403(b)',
  healthSavings: 'I put money into a health savings account',
}

const WHO_OPTIONS = [
  { value: 'taxpayer', label: 'You' },
  { value: 'spouse', label: 'Your spouse' },
] as const

const COVERED = 'covered by a retirement plan at work'

const SLIDER_STEP = 100
const TABLE_PARTS = 10

type WhatIfProps = {
  given: { input: TaxInput; ohio: OhioInput }
  engine: TaxEngine
}

/** A change with a slider, its effect on the tax, and the rate on each dollar over the whole range. */
export function WhatIf({ given, engine }: WhatIfProps) {
  const { ohio } = given
  const [covered, setCovered] = useState<Covered>({})
  const input = useMemo(() => withCovered(given.input, covered), [given.input, covered])
  const [lever, setLever] = useState<Lever>('earn')
  const [chosenWho, setWho] = useState<Who>('taxpayer')
  const [amounts, setAmounts] = useState<Partial<Record<Lever, number>>>({})

  const isJoint = input.filingStatus === 'marriedFilingJointly'
  const who = isJoint ? chosenWho : 'taxpayer'
  const { federal: figures } = engine.yearFigures(input.taxYear)
  const room = roomFor(input, who, lever, engine)
  const amount = Math.min(room, amounts[lever] ?? Math.min(5000, room))

  const isEarning = lever === 'earn'
  const wages = personOf(input, who).wages ?? 0
  const start = isEarning ? wages : 0

  // The slider moves at once. The amounts for its position follow.
  const shownAmount = useDeferredValue(amount)
  const before = evaluate(engine, input, ohio)
  const after = evaluate(engine, applyLever(input, who, lever, shownAmount), ohio)
  const change = after.allTax - before.allTax

  const evaluateAt = useCallback(
    (at: number) => evaluate(engine, applyLever(input, who, lever, at - start), ohio),
    [engine, input, ohio, who, lever, start],
  )
  const curve = useCurve(lever, start + room, evaluateAt, engine.findCliffs)

  return (
    <div className="grid gap-4 pb-5">
      <Select
        label="What if"
        options={LEVERS.map((value) => ({ value, label: LEVER_LABELS[value] }))}
        value={lever}
        onChange={(value) => setLever(LEVERS.find((one) => one === value) ?? 'earn')}
      />
      {isJoint && <Segmented legend="Who" options={WHO_OPTIONS} value={who} onChange={setWho} />}
      {lever === 'ira' &&
        WHO_OPTIONS.filter(({ value }) => isJoint || value === 'taxpayer').map((one) => (
          <CheckboxRow
            key={one.value}
            label={isJoint ? `${one.label}: ${COVERED}` : capitalize(COVERED)}
            hint="W-2, box 13; it can end the deduction"
            checked={personOf(input, one.value).isCoveredByWorkplacePlan ?? false}
            onChange={(isCovered) => setCovered({ ...covered, [one.value]: isCovered })}
          />
        ))}
      {room === 0 ? (
        <p>There is no room left: you have reached the year’s limit or your earnings.</p>
      ) : (
        <>
          <AmountSlider
            label={isEarning ? 'More wages' : 'Put in'}
            amount={amount}
            max={room}
            onChange={(next) => setAmounts({ ...amounts, [lever]: next })}
          />
          <p role="status">
            {isEarning
              ? describeEarning(shownAmount, change, payrollTaxOn(input, who, shownAmount, figures))
              : describeSaving(shownAmount, change)}
          </p>
          {curve && curve.points.length > 0 && (
            <CurveFigure
              curve={curve}
              now={Math.min(start, curve.end)}
              then={Math.min(start + amount, curve.end)}
            />
          )}
        </>
      )}
      <p className="text-small text-ink-2">
        Federal, Ohio and local income tax with all credits. Everything else stays as entered. Talk
        to us before you act on it.
      </p>
    </div>
  )
}

function describeEarning(amount: number, tax: number, payroll: number): string {
  const kept = amount - tax - payroll
  const change =
    tax < 0
      ? `mean ${formatDollars(-tax)} less tax or more credit`
      : `cost ${formatDollars(tax)} of tax`
  return `${formatDollars(amount)} more in wages ${change} and ${formatDollars(payroll)} of Social Security and Medicare: ${describeKept(kept)}`
}

function describeKept(kept: number): string {
  return kept < 0
    ? `you end up with ${formatDollars(-kept)} less than before.`
    : `you keep ${formatDollars(kept)}.`
}

function describeSaving(amount: number, change: number): string {
  const saved = Math.max(0, -change)
  const share = amount > 0 ? ` (${formatShare(saved / amount)})` : ''
  return Math.round(change) > 0
    ? `Putting in ${formatDollars(amount)} raises the tax by ${formatDollars(change)}.`
    : `Putting in ${formatDollars(amount)} saves ${formatDollars(saved)} of tax${share}: it costs you ${formatDollars(amount - saved)} today.`
}

type AmountSliderProps = {
  label: string
  amount: number
  max: number
  onChange: (amount: number) => void
}

function AmountSlider({ label, amount, max, onChange }: AmountSliderProps) {
  const id = useId()
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-[650]">
          {label}
        </label>
        <output htmlFor={id} className="num font-[650]">
          {formatDollars(amount)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="mt-1 block h-11 w-full cursor-pointer accent-action"
        min={0}
        max={max}
        step={SLIDER_STEP}
        value={amount}
        aria-valuetext={formatDollars(amount)}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  )
}

function CurveFigure({ curve, now, then }: { curve: LeverCurve; now: number; then: number }) {
  const isEarning = curve.lever === 'earn'
  const sign = isEarning ? 1 : -1
  const title = isEarning
    ? 'Tax on the next dollar, by wages'
    : 'Saved on the next dollar, by amount'
  const highest = Math.max(...curve.points.map(({ rate }) => sign * rate))
  const cliffs = curve.points.flatMap(({ from, cliffs: found }) =>
    found.map((cliff) => ({ ...cliff, at: from })),
  )
  return (
    <figure className="break-inside-avoid">
      <figcaption className="font-[650]">{title}</figcaption>
      <RateCurve
        curve={curve}
        sign={sign}
        now={now}
        then={then}
        label={`Chart: ${title}, from $0 to ${formatDollars(curve.end)}, at most ${formatShare(highest)}. Its figures are below.`}
      />
      <CurveKey hasCliffs={cliffs.length > 0} />
      {isEarning && cliffs.length > 0 && (
        <>
          <p className="mt-3 text-small font-[650]">Cliffs, where a little more costs a lot</p>
          <ul className="mt-1 grid list-disc gap-1 pl-5 text-small">
            {cliffs.map(({ id, label, source, at, lost }) => (
              <li key={`${id}${at}`}>
                From {formatDollars(at)}: {label}, about {formatDollars(lost)}{' '}
                <span className="text-micro text-ink-2">{source}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <details className="mt-2 text-small">
        <summary className="min-h-11 cursor-pointer py-2.5 text-river underline underline-offset-3">
          The same in figures
        </summary>
        <CurveTable
          bands={summarize(curve, TABLE_PARTS)}
          sign={sign}
          heading={isEarning ? 'Tax on each dollar' : 'Saved on each dollar'}
        />
      </details>
    </figure>
  )
}
