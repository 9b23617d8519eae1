import { workedExample } from './worked-example.ts'

const { amounts } = workedExample()

/** The last lines of the worked example, until there is a result. */
export function PaymentExample() {
  return (
    <table className="mt-7 w-full border-collapse text-ui text-ink-2">
      <caption className="pb-2 text-left text-small">
        <b className="block font-[650] text-brass">Example</b>
        {amounts.caption}
      </caption>
      <thead className="text-small">
        <tr>
          {amounts.head.map((cell) => (
            <th
              key={cell}
              scope="col"
              className="border-b border-line py-2 pl-4 text-right font-[650] first:pl-0 first:text-left"
            >
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {amounts.rows.slice(-4).map(([label = '', ...cells]) => (
          <tr key={label}>
            <th scope="row" className="border-b border-rule py-2 text-left font-normal">
              {label}
            </th>
            {cells.map((cell, index) => (
              <td
                key={amounts.head[index + 1]}
                className="num border-b border-rule py-2 pl-4 text-right whitespace-nowrap"
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
