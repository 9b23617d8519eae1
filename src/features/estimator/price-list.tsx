import { Unbroken } from '@/components/unbroken'
import { site } from '@/config/site'
import { formatMonth } from '@/lib/format-date'
import { EXPENSE_LEVELS, type ItemKind } from './form'
import { ITEM_TEXTS } from './item-texts'
import { formatDollars } from '@/lib/money'
import { OldPricesNote } from './old-prices-note'
import {
  BASE_RETURN,
  DEPENDENT,
  FORM_1099,
  INCLUDED_W2S,
  INVESTMENT_INCOME,
  ITEM_RATES,
  LOCAL_RETURN,
  MAX_CHARGED_DEPENDENTS,
  MORE_W2S,
  type Price,
  PROTECTION_PLUS,
  STATE_RETURN,
} from './rates'

type PriceRow = { label: string; note?: string; price: Price; isFirmOnly?: boolean }
type PriceSection = { title: string; intro?: string; rows: readonly PriceRow[] }

const BASE_PRICES: readonly PriceRow[] = [
  { label: 'Simple return', note: 'W-2 income only', price: BASE_RETURN.simple },
  { label: 'Complex return', note: 'several sources of income', price: BASE_RETURN.complex },
  { label: 'Family return', note: 'with dependents', price: BASE_RETURN.family },
  {
    label: 'Self-employed return',
    note: 'no base price: the businesses below make the price',
    price: BASE_RETURN.business,
  },
]

const SECTIONS: PriceSection[] = [
  {
    title: 'The return',
    rows: BASE_PRICES,
  },
  {
    title: 'Forms and dependents',
    rows: [
      { label: `More than ${INCLUDED_W2S} W-2s`, note: 'once', price: MORE_W2S },
      { label: '1099 income', price: FORM_1099 },
      { label: 'Investment income', price: INVESTMENT_INCOME },
      {
        label: 'Each dependent',
        note: `${MAX_CHARGED_DEPENDENTS} at most are charged`,
        price: DEPENDENT,
      },
    ],
  },
  itemTable('business', 'Businesses', 'By the expenses of a year.'),
  itemTable('farm', 'Farms', 'By the expenses of a year.'),
  itemTable('rental', 'Rental properties', 'By the rent income of a year.'),
  {
    title: 'State, local and protection',
    rows: [
      { label: 'First state return', price: STATE_RETURN },
      { label: 'First local return', price: LOCAL_RETURN },
      {
        label: 'Protection Plus',
        note: 'help with IRS and state letters; in every return we prepare',
        price: PROTECTION_PLUS,
        isFirmOnly: true,
      },
    ],
  },
]

/** The whole price list as tables, from the same data the estimator uses (R170). */
export function PriceList() {
  return (
    <div className="min-w-0">
      {SECTIONS.map(({ title, intro, rows }) => (
        <section key={title} className="not-first:mt-10 print:not-first:mt-3">
          <h2 className="text-[1.75rem] leading-[1.15]">{title}</h2>
          {intro && <p className="mt-2 text-ink-2">{intro}</p>}
          <PriceTable caption={`Prices: ${title}`} rows={rows} />
        </section>
      ))}
      <p className="mt-6 text-small text-ink-2">
        Prices are estimates; final pricing may vary. <Unbroken text={site.competitor} /> prices are
        from our own price list, checked in {formatMonth(site.priceListDate)}. We are not affiliated
        with <Unbroken text={site.competitor} />.
        <OldPricesNote />
      </p>
    </div>
  )
}

/** The base prices alone: what a return costs before anything adds to it. */
export function BasePrices() {
  return <PriceTable caption="Base prices of a return" rows={BASE_PRICES} />
}

function PriceTable({ caption, rows }: { caption: string; rows: readonly PriceRow[] }) {
  return (
    <table className="mt-4 w-full border-collapse text-ui">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="bg-tint text-small">
          <th
            scope="col"
            className="w-full border-b-2 border-ink px-2 py-2.5 xs:px-3 text-left font-[650]"
          >
            Line
          </th>
          <th
            scope="col"
            className="border-b-2 border-ink px-2 py-2.5 xs:px-3 text-right font-[650] md:whitespace-nowrap"
          >
            {site.shortName}
          </th>
          <th
            scope="col"
            className="border-b-2 border-ink px-2 py-2.5 xs:px-3 text-right font-[650] md:whitespace-nowrap"
          >
            {site.competitor}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, note, price, isFirmOnly }) => (
          <tr key={label}>
            <th
              scope="row"
              className="border-b border-rule px-2 py-2.5 xs:px-3 text-left font-semibold text-balance"
            >
              {label}
              {note && <small className="block text-micro font-normal text-ink-2">{note}</small>}
            </th>
            <td className="num border-b border-rule px-2 py-2.5 xs:px-3 text-right font-bold whitespace-nowrap">
              {price.firm === 0 && price.competitor > 0 ? (
                <span className="text-river">Free</span>
              ) : (
                formatDollars(price.firm)
              )}
            </td>
            <td className="num border-b border-rule px-2 py-2.5 xs:px-3 text-right text-ink-2">
              {isFirmOnly ? (
                <small className="text-micro">not included</small>
              ) : (
                formatDollars(price.competitor)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function itemTable(kind: ItemKind, title: string, intro: string): PriceSection {
  const { name, levels } = ITEM_TEXTS[kind]
  const rates: Record<'first' | 'later', Record<string, Price>> = ITEM_RATES[kind]
  const row = (which: 'first' | 'later', level: string): PriceRow[] => {
    const price = rates[which][level]
    if (!price) return []
    return [
      {
        label: `${which === 'first' ? 'First' : 'Each later'} ${name.toLowerCase()}, ${(levels[level] ?? '').toLowerCase()}`,
        price,
      },
    ]
  }
  const kinds: readonly string[] = EXPENSE_LEVELS[kind]
  return {
    title,
    intro,
    rows: [
      ...kinds.flatMap((level) => row('first', level)),
      ...kinds.flatMap((level) => row('later', level)),
    ],
  }
}
