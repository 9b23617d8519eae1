/** The gaps that matter most, open before the result. */
export const MAIN_GAPS =
  'Not for part-year residents and people outside Ohio, a child’s investment income, gains on collectibles or depreciated buildings, service trades with a high income, K-1 losses beyond your basis, foreign tax over $300, energy and adoption credits, canceled debt, and penalties. With one of these, the result can be far off: bring it to us.'
