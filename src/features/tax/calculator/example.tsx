import type { Ref } from 'react'
import { noBreak } from '@/components/no-break.tsx'
import { formatDollars } from '@/shared/money.ts'
import { EXAMPLE_RESULT } from './example-result.ts'
import { addUp } from './outcome.ts'
import { Amount, FIGURE, HEADING } from './result-figure.tsx'

type ExampleProps = {
  heading: Ref<HTMLHeadingElement>
  /** What to do for a result, or that it is on its way. */
  text: string
}

/** Someone else's result, until there is one: in a dashed frame, named so by its heading. */
export function Example({ heading, text }: ExampleProps) {
  const { household, federal, ohio, lines } = EXAMPLE_RESULT
  const { lead, amount, direction } = addUp(federal, ohio)
  return (
    <>
      <p className="pb-4 font-[650]">{text}</p>
      <section
        aria-labelledby="example"
        className="rounded border-2 border-dashed border-line px-4 pt-3.5 pb-1"
      >
        <h2 id="example" ref={heading} tabIndex={-1} className={`${HEADING} text-brass`}>
          Example, not your result
        </h2>
        <p className="mt-1 text-small text-ink-2">{noBreak(household)}</p>
        <p className={`${HEADING} mt-4 text-ink-2`}>{noBreak(lead)}</p>
        <p className={`${FIGURE} text-ink-2`}>
          <Amount amount={amount} direction={direction} />
        </p>
        <table className="mt-2 w-full border-collapse text-ui">
          <caption className="sr-only">Example: how it comes about</caption>
          <tbody>
            {lines.map(({ label, amount: of }) => (
              <tr key={label} className="border-t border-rule text-ink-2">
                <th scope="row" className="py-2 text-left font-normal">
                  {label}
                </th>
                <td className="num py-2 pl-4 text-right">{formatDollars(of)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
