/** Matches what stays on one line. Splitting a text by it puts the matches at odd indexes. */
export const NO_BREAK = new RegExp(
  `(${[
    /\(\d{3}\) \d{3}-\d{4}/, // a phone number
    /\b(?:[A-Z][a-z]{2,8}|box) \d{1,4}(?:(?:-\w+)+|, \d{4})?/, // April 15, 2027; Form 1099-K; box 1
    /\b\w{1,6}(?:-\w{1,6})+\b/, // W-2, tax-free
    /\b[SC] corporations?/,
    /\bSchedule [A-Z](?:-\d)?\b/,
    /[A-Z]&[A-Z] \w+/, // H&R Block
    /\b[A-Z]{2} \d{5}/, // state and ZIP code
  ]
    .map(({ source }) => source)
    .join('|')})`,
)
