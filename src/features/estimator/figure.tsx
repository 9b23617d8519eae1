import { clsx } from 'clsx'
import { useState } from 'react'

/** An amount that is tinted for a moment when it changes. */
export function Figure({ value }: { value: string }) {
  const [known, setKnown] = useState({ value, hasChanged: false })
  if (known.value !== value) setKnown({ value, hasChanged: true })
  // A new element for each value, so that the tint restarts.
  return (
    <span key={value} className={clsx(known.hasChanged && 'figure-changed')}>
      {value}
    </span>
  )
}
