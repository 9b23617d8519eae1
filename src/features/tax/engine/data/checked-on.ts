/** ISO dates on which the figures of each tax year were last compared with their sources. */
export const CHECKED_ON = { 2025: '2026-11-21', 2026: '2026-11-21' } as const
