import type { FieldReading } from './extract-fields.ts'
import { readValue } from './find-values.ts'

/** The result of a second, closer reading of one box. */
export type SecondReading = { text: string; confidence: number }

/** A single reading from a picture may be wrong, whatever its confidence. */
const MAX_CONFIDENCE_ONCE = 0.8
const BOTH_AGREE = 0.97

/**
 * Combines the first reading of a scan with a closer second look at each box. A reading is sure only if both
 * agree. If they differ, the one in regular form wins and is marked as doubtful.
 * @param seconds by field ID
 */
export function confirmFields(
  readings: readonly FieldReading[],
  seconds: ReadonlyMap<string, SecondReading>,
): FieldReading[] {
  return readings.map((reading) => {
    const { field, value, confidence } = reading
    if (!value) return reading
    const second = seconds.get(field.id)
    const other = second ? readValue(second.text.trim()) : null
    if (!second || !other || other.kind !== field.kind) {
      if (!value.isReadable) return { ...reading, confidence: 0 }
      return { ...reading, confidence: Math.min(confidence, MAX_CONFIDENCE_ONCE - 0.1) }
    }
    if (other.cents === value.cents && other.digits === value.digits) {
      const isRegular = value.isRegular || other.isRegular
      return { ...reading, confidence: isRegular ? BOTH_AGREE : MAX_CONFIDENCE_ONCE }
    }
    const isSecondBetter =
      !value.isReadable ||
      (other.isRegular === value.isRegular ? second.confidence > value.confidence : other.isRegular)
    const chosen = isSecondBetter ? { ...value, ...other } : value
    return { ...reading, value: chosen, confidence: Math.min(confidence, 0.55) }
  })
}
