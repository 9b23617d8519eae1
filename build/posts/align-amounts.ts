import type { Token } from 'markdown-it'

/** An amount, a rate or a count, alone in its cell. */
const AMOUNT = /^[−-]?\$?\d[\d,.]*(?:%| cents)?$/

/**
 * Gives the cells of a table's columns of amounts the class "amount", its heads too, so that digits line up.
 * A side given in Markdown stays.
 * @param start where the table opens among the tokens
 */
export function alignAmounts(tokens: readonly Token[], start: number): void {
  const columns: { cells: Token[]; isAmount: boolean }[] = []
  let column = 0
  for (let index = start; tokens[index] && tokens[index]?.type !== 'table_close'; index += 1) {
    const token = tokens[index]
    if (token?.type === 'tr_open') column = 0
    if (token?.type !== 'td_open' && token?.type !== 'th_open') continue
    const entry = (columns[column] ??= { cells: [], isAmount: true })
    entry.cells.push(token)
    const text = tokens[index + 1]?.content.replaceAll('*', '').trim() ?? ''
    if (token.attrGet('style') || (token.type === 'td_open' && !AMOUNT.test(text)))
      entry.isAmount = false
    column += 1
  }
  // The first column names its rows.
  for (const { cells, isAmount } of columns.slice(1)) {
    if (isAmount) for (const cell of cells) cell.attrJoin('class', 'amount')
  }
}
