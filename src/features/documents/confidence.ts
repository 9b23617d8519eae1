const CONFIDENCE_LEVELS = ['high', 'medium', 'low'] as const
export type ConfidenceLevel = (typeof CONFIDENCE_LEVELS)[number]

const HIGH = 0.85
const MEDIUM = 0.6

/** @param confidence 0 to 1 */
export function confidenceLevel(confidence: number): ConfidenceLevel {
  if (confidence >= HIGH) return 'high'
  return confidence >= MEDIUM ? 'medium' : 'low'
}
