/** What a file may hold besides the form that is shown. */
const KINDS = {
  /** By name, and where: "1099-B on page 2". */
  forms: 'Other forms in this file',
  /** For another person or employer, or with other amounts. */
  same: 'Another form on this page, with another number or other amounts',
  pages: 'Not read',
  /** By the number of their boxes. */
  rows: 'The second row, perhaps for another state or town, of box',
}

export type LeftOut = { kind: keyof typeof KINDS; names: readonly string[] }

/** Something that is left out, or nothing if it has no names. */
export const leaveOut = (kind: LeftOut['kind'], names: readonly string[]): LeftOut[] =>
  names.length > 0 ? [{ kind, names }] : []

const listed = new Intl.ListFormat('en-US')

/** Names what is left out: "Not read: page 1 and pages 4 to 6." */
export const leftOutText = ({ kind, names }: LeftOut) => `${KINDS[kind]}: ${listed.format(names)}.`

/** "page 4", "pages 6 to 9": three or more numbers in a row become one. */
export function rangesOf(numbers: readonly number[]): string[] {
  const rows: number[][] = []
  for (const number of numbers) {
    const row = rows.at(-1)
    if (row?.at(-1) === number - 1) row.push(number)
    else rows.push([number])
  }
  return rows.flatMap((row) =>
    row.length > 2 ? [`pages ${row[0]} to ${row.at(-1)}`] : row.map((one) => `page ${one}`),
  )
}
