import { noBreak } from '@/components/no-break'
import type { Example } from '@/content/types'
import { formatCents, formatDollars } from '@/lib/money'
import { richText } from '../rich-text'
import { Stub } from './stub'

/** A worked example on a separate sheet, labeled as an example. */
export function ExampleSheet({ example }: { example: Example }) {
  if (example.kind === 'stub') return <Stub example={example} />
  return (
    <section className="subject-example print:break-inside-avoid">
      <p className="subject-mark">Example</p>
      <h2>{noBreak(example.title)}</h2>
      <table>
        <caption className="sr-only">{example.title}</caption>
        {example.kind === 'ledger' ? <Ledger example={example} /> : <TwoWays example={example} />}
      </table>
      <p>{richText(example.text)}</p>
    </section>
  )
}

function Ledger({ example: { rows, total } }: { example: Extract<Example, { kind: 'ledger' }> }) {
  const isToTheCent = [...rows, total].some(({ amount }) => !Number.isInteger(amount))
  const format = isToTheCent ? formatCents : formatDollars
  return (
    <>
      <tbody>
        {rows.map(({ label, note, amount }) => (
          <tr key={label}>
            <th scope="row">
              {richText(label)}
              {note && <small>{richText(note)}</small>}
            </th>
            <td>{format(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{noBreak(total.label)}</th>
          <td>
            <span className="subject-total">{format(total.amount)}</span>
          </td>
        </tr>
      </tfoot>
    </>
  )
}

type TwoWaysProps = { example: Extract<Example, { kind: 'compare' }> }

function TwoWays({ example: { columns, rows, total } }: TwoWaysProps) {
  return (
    <>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">What is compared</span>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {noBreak(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, amounts }) => (
          <tr key={label}>
            <th scope="row">{richText(label)}</th>
            {amounts.map((amount, index) => (
              <td key={columns[index]}>{formatDollars(amount)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{noBreak(total.label)}</th>
          {total.amounts.map((amount, index) => (
            <td key={columns[index]}>
              <span className="subject-total">{formatDollars(amount)}</span>
            </td>
          ))}
        </tr>
      </tfoot>
    </>
  )
}
