const dollars = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const percents = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** "$1,235" for an amount in dollars, rounded to whole ones; "−$115" below zero (D17). */
export function formatDollars(amount: number): string {
  const rounded = Math.round(Math.abs(amount))
  return `${amount < 0 && rounded > 0 ? '−' : ''}$${dollars.format(rounded)}`
}

/** "51.11%" for percent points, with 2 decimals (R133). */
export function formatPercent(points: number): string {
  return `${percents.format(points)}%`
}
