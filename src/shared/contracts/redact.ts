/**
 * The order matters: quoted and named values go first, so that the numbers in them don't remain on their own.
 */
const RULES: [RegExp, string][] = [
  // An apostrophe inside a word does not end a quotation. An unclosed quotation runs to the end.
  [/(?<!\w)'(?:[^']|'(?=\w))*(?:'|$)/g, '[text]'],
  [/["“„][^"”“]*(?:["”“]|$)|`[^`]*(?:`|$)|«[^»]*(?:»|$)|‘[^’]*(?:’|$)/g, '[text]'],
  [/\S*@\S*/g, '[email]'],
  // Queries and hashes, with or without the URL before them.
  [/(\/[^\s?#]*)[?#]\S*/g, '$1'],
  [/[\w.-]+=\S*/g, '[value]'],
  [/\b(?:Bearer|Basic)\s+\S+/gi, '[token]'],
  [/\beyJ[\w.-]+/g, '[token]'],
  [/(?=[\w-]*\d)[\w-]{20,}/g, '[token]'],
  [/\$\s?\d[\d.,]*/g, '[amount]'],
  // Phone numbers, Social Security numbers, account numbers and amounts. "#418" and "line 12" stay.
  [/\+?\(?\d(?:[\s().,\p{Dash}]*\d){3,}/gu, '[number]'],
]
const MAX_CHARACTERS = 200

/**
 * Removes anything from an error message that could be personal: quoted text, email addresses, queries and
 * hashes of URLs, parameter values, tokens, amounts of money and long numbers.
 * @returns at most 200 characters on one line
 */
export function redact(message: string): string {
  // Cut first, with room to spare: a huge message would be slow to process.
  const line = message
    .slice(0, MAX_CHARACTERS * 5)
    .replace(/\s+/g, ' ')
    .trim()
  return RULES.reduce((text, [pattern, word]) => text.replace(pattern, word), line).slice(
    0,
    MAX_CHARACTERS,
  )
}
