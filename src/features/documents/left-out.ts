/** What a file holds besides the form that is shown. */
export type LeftOut =
  /** Other forms, by name, and where: "1099-B on page 2". */
  | { kind: 'forms'; names: readonly string[] }
  /** The same form for another person or employer, or with other amounts, on the same page. */
  | { kind: 'same'; name: string }
  /** Pages that were not looked at. */
  | { kind: 'pages'; numbers: readonly number[] }
  /** Boxes with a second row, by number. */
  | { kind: 'rows'; boxes: readonly string[] }

const listed = new Intl.ListFormat('en-US')

/** Says what is left out, in a sentence. */
export function leftOutText(left: LeftOut): string {
  switch (left.kind) {
    case 'forms': {
      const isOne = left.names.length === 1
      return `${isOne ? 'Another form' : 'Other forms'} in this file ${isOne ? 'is' : 'are'} not shown: ${listed.format(left.names)}.`
    }
    case 'same':
      return `Another ${left.name} is on this page, with another number or other amounts. It is not shown.`
    case 'pages': {
      const pages = listed.format(rangesOf(left.numbers))
      return left.numbers.length === 1
        ? `Page ${pages} of this file was not read.`
        : `Pages ${pages} of this file were not read.`
    }
    case 'rows': {
      const boxes = listed.format(left.boxes)
      return `${left.boxes.length === 1 ? 'Box' : 'Boxes'} ${boxes} ${left.boxes.length === 1 ? 'has' : 'have'} a second row, perhaps for another state or town. Only the first row is shown.`
    }
  }
}

/** "4", "6 to 9": three or more in a row become one. */
function rangesOf(numbers: readonly number[]): string[] {
  const rows: number[][] = []
  for (const number of numbers) {
    const row = rows.at(-1)
    if (row?.at(-1) === number - 1) row.push(number)
    else rows.push([number])
  }
  return rows.flatMap((row) => (row.length > 2 ? [`${row[0]} to ${row.at(-1)}`] : row.map(String)))
}
