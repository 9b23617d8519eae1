import { noBreak } from '@/components/no-break.tsx'
import { PhoneFold } from '@/components/phone-fold.tsx'
import type { Example, Sum } from '@/content/schemas/page.ts'
import { formatCents, formatDollars } from '@/shared/money.ts'
import { richText } from '../rich-text.tsx'
import { Stub } from './stub.tsx'

/** A worked example on a separate sheet, labeled as an example. Folded on phones. */
export function ExampleSheet({ example }: { example: Example }) {
  return (
    <section className="subject-example rounded bg-sheet px-8 pt-6.5 pb-7.5 shadow-sheet max-md:px-4.5 max-md:pt-5 max-md:pb-6 print:break-inside-avoid print:p-0">
      <PhoneFold
        head={
          <div>
            <p className="mb-1.5 text-small leading-[1.3] font-[650] text-brass">Example</p>
            <h2 className="text-[1.375rem]">{noBreak(example.title)}</h2>
          </div>
        }
      >
        {example.kind === 'stub' ? (
          <Stub example={example} />
        ) : (
          <table className="w-full">
            <caption className="sr-only">{example.title}</caption>
            {example.kind === 'ledger' ? (
              <Ledger {...example} />
            ) : (
              <>
                <Head columns={example.columns} />
                <Rows rows={example.rows} total={example.total} />
              </>
            )}
          </table>
        )}
        <p className="mt-2 text-small text-ink-2">{richText(example.text)}</p>
      </PhoneFold>
    </section>
  )
}

function Head({ columns }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        <th scope="col" className="column-head">
          <span className="sr-only">What is compared</span>
        </th>
        {columns.map((column) => (
          <th key={column} scope="col" className="column-head">
            {noBreak(column)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type Row = { label: string; note?: string; amounts: readonly number[]; isSum?: boolean }

const inOneColumn = ({ amount, ...rest }: Sum): Row => ({ ...rest, amounts: [amount] })

type LedgerProps = Pick<Extract<Example, { kind: 'ledger' }>, 'rows' | 'total' | 'compared'>

function Ledger({ rows, total, compared }: LedgerProps) {
  const added = rows.map(inOneColumn)
  if (!compared) return <Rows rows={added} total={inOneColumn(total)} />
  const { figure, difference } = compared
  const all = [...added, { ...inOneColumn(total), isSum: true }, inOneColumn(figure)]
  return <Rows rows={all} total={inOneColumn(difference)} />
}

/** All amounts are to the cent if one of them has cents. */
function Rows({ rows, total }: { rows: readonly Row[]; total: Row }) {
  const isWhole = [...rows, total].every(({ amounts }) => amounts.every(Number.isInteger))
  const format = isWhole ? formatDollars : formatCents
  return (
    <>
      <tbody>
        {rows.map(({ label, note, amounts, isSum }) => (
          <tr key={label} className={isSum ? 'is-sum' : undefined}>
            <th scope="row">
              {richText(label)}
              {note && <small className="block text-micro text-ink-2">{richText(note)}</small>}
            </th>
            {amounts.map((amount, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns of a constant table
              <td key={column}>{format(amount)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{noBreak(total.label)}</th>
          {total.amounts.map((amount, column) => (
            // oxlint-disable-next-line react/no-array-index-key -- columns of a constant table
            <td key={column}>
              <span className="subject-total">{format(amount)}</span>
            </td>
          ))}
        </tr>
      </tfoot>
    </>
  )
}
