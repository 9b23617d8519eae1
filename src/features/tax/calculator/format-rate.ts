const rates = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** "3.4%" for a fraction of 0.034; "−3.4%" below zero. */
export function formatRate(fraction: number): string {
  const text = rates.format(Math.abs(fraction))
  return fraction < 0 && text !== '0.0%' ? `−${text}` : text
}
