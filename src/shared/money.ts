// Formatted by hand: the first use of Intl blocks a slow phone for 80 ms, just when it should show the
// response to a tap or a key.

/** "1,234,567" for 1234567, "1,234.50" for "1234.50": commas between thousands. */
export function groupThousands(number: number | string): string {
  return String(number).replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, ',')
}

/** "$1,235" for an amount in dollars, rounded to whole dollars. "−$115" below zero (D17). */
export function formatDollars(amount: number): string {
  const rounded = Math.round(Math.abs(amount))
  return `${amount < 0 && rounded > 0 ? '−' : ''}$${groupThousands(rounded)}`
}

/** "$1,234.50" for an amount in dollars, to the cent; "−$115.00" below zero. */
export function formatCents(amount: number): string {
  return `${amount < 0 ? '−' : ''}$${groupThousands(roundToCents(Math.abs(amount)).toFixed(2))}`
}

/** An amount to whole cents: shares such as 1.1 and quarters leave tiny remainders. */
export function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100
}
