/** "51.11%" for 51.1111 percentage points: a saving, with 2 decimals (R133). */
export function formatPercent(points: number): string {
  return `${(Math.round(points * 100) / 100).toFixed(2)}%`
}

/** "3.4%" for a fraction of 0.034: a share, with 1 decimal. "−3.4%" below zero. */
export function formatShare(fraction: number): string {
  const text = `${(Math.round(Math.abs(fraction) * 1000) / 10).toFixed(1)}%`
  return fraction < 0 && text !== '0.0%' ? `−${text}` : text
}

/** "2.75%" for a fraction of 0.0275: a rate set by law, with as many decimals as it has, at most 3. */
export function formatRate(fraction: number): string {
  return `${Number((fraction * 100).toFixed(3))}%`
}
