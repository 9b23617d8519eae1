import type { Ref } from 'react'
import { noBreak } from '@/components/no-break.tsx'
import { formatDollars } from '@/shared/money.ts'
import type { Answers } from './answers.ts'
import { addUp } from './outcome.ts'
import { Amount, FIGURE, HEADING } from './result-figure.tsx'

/** The example shown until there is a result. A test recalculates it. */
export const EXAMPLE_RESULT = {
  household:
    'A couple with one child in 2026: wages of $52,306 and $28,290, of which $4,310 was withheld for the IRS and $1,400 for Ohio.',
  answers: {
    taxYear: '2026',
    filingStatus: 'marriedFilingJointly',
    childrenUnder17: '1',
    wages: '52,306',
    'spouse.wages': '28,290',
    withholding: '4,310',
    ohioWithholding: '1,400',
  } satisfies Answers,
  /** What comes back, in whole dollars; below zero if due. */
  federal: 1198,
  ohio: -108,
  lines: [
    { label: 'Total income', amount: 80596 },
    { label: 'Taxable income', amount: 48396 },
    { label: 'Federal income tax', amount: 3112 },
    { label: 'Ohio income tax', amount: 1508 },
  ],
} as const

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
