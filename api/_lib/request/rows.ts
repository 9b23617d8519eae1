/** What a row has, named as in our code: `startsAt` is the column starts_at. Undefined is stored as null. */
type Values = Record<string, unknown>

/** @throws Error for what is no name of ours */
export function columnOf(name: string): string {
  if (!/^[a-zA-Z]+$/.test(name)) throw new Error('Not a column')
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The arguments of a query that inserts a row. @param more what follows, such as "returning id" */
export function insertInto(table: string, values: Values, more = ''): [string, unknown[]] {
  const columns = Object.keys(values).map(columnOf)
  const places = columns.map((_, index) => `$${index + 1}`)
  const sql = `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) ${more}`
  return [sql, Object.values(values)]
}

/** The only row of an answer that must have one, as of a row that is locked. */
export async function onlyOf<Row>(rows: Promise<Row[]>): Promise<Row> {
  const [row] = await rows
  if (!row) throw new Error('The row is gone')
  return row
}
