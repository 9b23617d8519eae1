/**
 * Parses a typed count. Text that is not a number becomes the minimum. Decimals are cut, and the result is clamped to the
 * limits (R91, R92, R96, D13).
 */
export function parseCount(text: string, { min, max }: { min: number; max: number }): number {
  const number = text.trim()
  // What a number input accepts: not "0x5", "Infinity" or "1,000".
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(number)) return min
  return Math.min(max, Math.max(min, Math.trunc(Number(number))))
}
