import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { noBreak } from '@/components/no-break.tsx'
import { facts } from '@/config/shown-facts.ts'
import { site } from '@/config/site.ts'
import { formatMonth } from '@/shared/format-date.ts'
import { formatDollars } from '@/shared/money.ts'
import { OldPricesNote } from './old-prices-note.tsx'
import { PRICE_LIST_DATE, type Price, RATES } from '@/config/rates.ts'
import { capitalize, lowerFirst } from '@/lib/wording.ts'
import {
  type Category,
  ITEMS,
  QUESTIONS,
  RETURN_TYPES,
  type ScreenReturnType,
  STEPS,
} from '@/shared/estimator/questions.ts'

type PriceRow = { label: string; note?: string; price: Price; isFirmOnly?: boolean }
type PriceSection = { title: string | null; intro?: string; rows: readonly PriceRow[] }

const BASE_PRICES = Object.entries(RETURN_TYPES).map(
  ([type, { label, inList }]): PriceRow => ({
    label: `${label} return`,
    note: inList,
    price: RATES.returns[type as ScreenReturnType],
  }),
)

const SECTIONS: PriceSection[] = [
  { title: 'The return', rows: BASE_PRICES },
  { title: 'Forms and dependents', rows: rowsOf(['additionalForms', 'credits']) },
  ...Object.values(ITEMS).map(
    ({
      label,
      many,
      manyInFull = many,
      measure,
      inList = `by yearly ${measure}`,
      levels,
      rates,
    }) => {
      const rows = (which: 'first' | 'later', start: string) =>
        Object.entries(rates[which]).map(([level, price]) => ({
          label: `${start} ${lowerFirst(label)}, ${lowerFirst(levels[level] ?? '')}`,
          price,
        }))
      const all = [...rows('first', 'First'), ...rows('later', 'Each later')]
      return { title: capitalize(manyInFull), intro: inList, rows: all }
    },
  ),
  {
    title: 'State, local and protection',
    rows: [
      ...rowsOf(['stateLocal']),
      {
        label: 'Protection Plus',
        note: facts.protectionPlus.note,
        price: RATES.protectionPlus,
        isFirmOnly: true,
      },
    ],
  },
]

/** The whole price list as one table, from the same data the estimator uses (R170). */
export function PriceList() {
  return (
    <div className="min-w-0">
      <PriceTable
        caption={`Our prices beside ${site.competitor}`}
        head={`Price list, ${formatMonth(PRICE_LIST_DATE, 'short')}`}
        sections={SECTIONS}
        isSticky
      />
      <p className="mt-4.5 max-w-measure text-small leading-normal text-ink-2">
        <b className="font-semibold text-ink">Prices are estimates; final pricing may vary.</b>{' '}
        {noBreak(site.competitor)} prices are from our own price list, checked in{' '}
        {formatMonth(PRICE_LIST_DATE)}; prices change; ask them for theirs. We are not affiliated
        with {noBreak(site.competitor)}.
        <OldPricesNote />
      </p>
    </div>
  )
}

/** Only the base prices: what a return costs before anything is added. */
export function BasePrices() {
  return (
    <PriceTable
      caption="Base prices of a return"
      head="Return"
      sections={[{ title: null, rows: BASE_PRICES.map(pointToList) }]}
    />
  )
}

/** For this table, which has no prices of businesses below. */
const pointToList = (row: PriceRow): PriceRow =>
  row.price === RATES.returns.business
    ? { ...row, note: 'priced per business; see the price list' }
    : row

type PriceTableProps = {
  caption: string
  head: string
  sections: readonly PriceSection[]
  /** The column headings stay visible below the page's header. */
  isSticky?: boolean
}

function PriceTable({ caption, head, sections, isSticky }: PriceTableProps) {
  const cell = clsx(
    'column-head bg-paper px-1 min-[18em]:px-1.5 py-2.5 text-right max-md:text-micro md:px-3.5 md:whitespace-nowrap print:static',
    // Not with large text, because it would cover the rows.
    isSticky && 'min-[22em]:sticky top-[55px] z-2 md:top-[61px]',
  )
  return (
    <table className="names-above w-full [--figures:minmax(0,1fr)_minmax(0,1fr)_5rem] border-separate border-spacing-0 text-ui leading-[1.35]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={clsx(cell, 'w-full pl-0.5! text-left!')}>
            {head}
          </th>
          {['With us', site.competitor, 'Difference'].map((name) => (
            <th key={name} scope="col" className={cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ title, intro, rows }) => (
        <tbody key={title}>
          {title !== null && (
            <tr>
              <th
                scope="rowgroup"
                colSpan={4}
                className="border-b border-ink pt-6.5 pb-2 pl-0.5 text-left font-display text-[1.25rem] leading-tight font-[650] tracking-[-0.01em]"
              >
                {title}
                {intro && (
                  <small className="ml-2 font-text text-small font-normal tracking-normal">
                    {intro}
                  </small>
                )}
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <Row key={row.label} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Row({ row: { label, note, price, isFirmOnly } }: { row: PriceRow }) {
  const cell = 'border-b border-rule px-1 min-[18em]:px-1.5 py-2.5 align-baseline md:px-3.5'
  const figure = clsx(cell, 'num text-right whitespace-nowrap max-md:text-small')
  // Nothing is listed, so there is nothing to compare.
  const isListed = price.firm > 0 || price.competitor > 0
  return (
    <tr className="hover:*:bg-tint">
      <th scope="row" className={clsx(cell, 'pl-0.5! text-left font-[550] text-balance')}>
        {noBreak(label)}
        {note && <small className="block text-micro font-normal text-ink-2">{noBreak(note)}</small>}
      </th>
      {isListed && <td className={clsx(figure, 'font-bold')}>{ourPrice(price)}</td>}
      {isListed && !isFirmOnly ? (
        <>
          <td className={clsx(figure, 'text-ink-2')}>{formatDollars(price.competitor)}</td>
          <td className={clsx(figure, 'max-[24em]:whitespace-normal')}>
            <Difference price={price} />
          </td>
        </>
      ) : (
        <td
          colSpan={isListed ? 2 : 3}
          className={clsx(cell, 'text-right text-micro text-ink-2 md:text-small')}
        >
          {isListed ? 'not in this price' : 'no price of its own'}
        </td>
      )}
    </tr>
  )
}

function ourPrice({ firm }: Price): ReactNode {
  return firm === 0 ? <span className="text-river">Free</span> : formatDollars(firm)
}

/** Our price beside theirs. If we cost more: in ink, never in the color of an error. */
function Difference({ price: { firm, competitor } }: { price: Price }) {
  const saving = competitor - firm
  if (saving < 0) return `${formatDollars(-saving)} more`
  if (saving === 0) return 'same'
  return <b className="font-[650] text-river">{formatDollars(saving)} less</b>
}

/** The priced questions of these categories. */
function rowsOf(categories: readonly Category[]): PriceRow[] {
  const questions = QUESTIONS.filter(({ step }) => categories.includes(STEPS[step].category))
  return questions.flatMap((question) => {
    if (question.kind === 'count') {
      const { one, many, included, most, price } = question
      return included === undefined
        ? { label: `Each ${one}`, note: most ? `we charge for ${most} at most` : undefined, price }
        : { label: `More than ${included} ${many}`, note: 'one charge, however many', price }
    }
    if (question.kind !== 'yesNo' || !question.price) return []
    return { label: question.inList ?? question.label, price: question.price }
  })
}
