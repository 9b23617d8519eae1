/** What the news page says of itself, on the page and in its head. */
export const NEWS_LEAD =
  'Dates, rules and plain answers for households, farms and small firms around Dresden.'
