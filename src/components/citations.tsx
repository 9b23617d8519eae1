import { Fragment } from 'react'

/** Sources parted by semicolons; a line breaks between two of them rather than inside "R.C. 718.08". */
export function Citations({ text }: { text: string }) {
  return text.split(/(?<=;) /).map((source, index) => (
    <Fragment key={source}>
      {index > 0 && ' '}
      <span className="inline-block">{source}</span>
    </Fragment>
  ))
}
