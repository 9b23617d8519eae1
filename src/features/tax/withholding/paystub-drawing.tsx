/** Where each number of the questions stands on a paystub. The amounts are an example's. */
export function PaystubDrawing() {
  return (
    <figure className="mt-[1.1em] rounded border border-line bg-sheet p-4 text-small">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-rule pb-2">
        <span>1 · Period ending 11/14/2026</span>
        <span>2 · Pay date 11/20/2026</span>
      </div>
      <table className="w-full border-collapse">
        <thead>
          <tr>
            {['', 'This period', 'Year to date'].map((head, index) => (
              <th
                key={head}
                scope="col"
                className={index === 0 ? 'text-left' : 'py-1.5 text-right'}
              >
                {head || <span className="sr-only">Line</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.map(([line, period, toDate]) => (
            <tr key={line} className="border-t border-rule">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {line}
              </th>
              <td className="num py-1.5 text-right">{period}</td>
              <td className="num py-1.5 pl-3 text-right">{toDate}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="mt-3 text-ink-2">
        Every payroll program has its own words. Taxes for Social Security (“OASDI”, “SS”) and
        Medicare are not asked: they follow from the pay.
      </figcaption>
    </figure>
  )
}

const LINES = [
  ['3 · Gross pay', '2,150.00', '51,600.00'],
  ['4 · 401(k), before tax', '107.50', '2,580.00'],
  ['5 · Medical, dental: before tax', '42.00', '1,008.00'],
  ['6 · Federal income tax', '156.21', '3,749.04'],
  ['7 · OH state tax', '45.14', '1,112.88'],
  ['8 · School district, SD 6001', '20.01', '480.24'],
  ['9 · City tax', '31.62', '758.88'],
] as const
