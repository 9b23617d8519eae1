/** "3.4%" for a fraction of 0.034; "−3.4%" below zero. */
export function formatRate(fraction: number): string {
  const text = `${(Math.round(Math.abs(fraction) * 1000) / 10).toFixed(1)}%`
  return fraction < 0 && text !== '0.0%' ? `−${text}` : text
}
