import { Fragment } from 'react'
import { noBreak } from './no-break.tsx'

/** Sources separated by semicolons. Lines break between sources, not inside "R.C. 718.08". */
export function Citations({ text }: { text: string }) {
  return text.split(/(?<=;) /).map((source, index) => (
    <Fragment key={source}>
      {index > 0 && ' '}
      <span className="inline-block">{noBreak(source)}</span>
    </Fragment>
  ))
}
