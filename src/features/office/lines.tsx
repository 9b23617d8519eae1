import { Fragment } from 'react'

/** A text with its line breaks. */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines never change places
    <Fragment key={place}>
      {place > 0 && <br />}
      {line}
    </Fragment>
  ))
}
