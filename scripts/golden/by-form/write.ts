import { drawHouseholds } from './draw.ts'
import { form1040 } from './form-1040.ts'
import { it1040 } from './it-1040.ts'

/** The golden file of made-up households, with every line computed from the forms, as CSV. */
export function writeByForm(): string {
  const rows = drawHouseholds().map((household, index) => {
    const federal = form1040(household)
    const results = { ...federal, ...it1040(household, federal) }
    const cents = Object.entries(results).map(([name, amount]) => [name, amount.toFixed(2)])
    return {
      case_id: `H${String(index + 1).padStart(4, '0')}`,
      ...household,
      ...Object.fromEntries(cents),
    }
  })
  const header = Object.keys(rows[0] ?? {})
  const lines = rows.map((row) => Object.values(row).join(','))
  return `${[header.join(','), ...lines].join('\n')}\n`
}
