import { hasNoAmount, parseMoney } from '@/shared/parse-money.ts'

export const ENTITIES = [
  { value: 'soleProprietor', label: 'Sole proprietor or one-owner LLC' },
  { value: 'partnership', label: 'Partnership or LLC with several owners' },
  { value: 'sCorporation', label: 'S corporation' },
  { value: 'cCorporation', label: 'C corporation' },
] as const

export const TOWNS = [
  { id: 'rita', label: 'In a town that RITA collects for' },
  { id: 'cca', label: 'In a town that CCA collects for' },
  { id: 'own', label: 'In a village or city that collects its own tax' },
] as const

export type Entity = (typeof ENTITIES)[number]['value']
export type TownKind = (typeof TOWNS)[number]['id']

/** The finder's questions. */
export type BusinessAnswers = {
  entity: Entity
  sellsTaxable: boolean
  buysUntaxed: boolean
  farms: boolean
  employeeCount: number
  /** Ohio gross receipts per year in whole dollars. Null if not given. */
  grossReceipts: number | null
  /** Towns with an income tax where the business works. Empty means townships only. */
  towns: readonly TownKind[]
  /** Whether an owner lives in a city or village with an income tax. */
  isOwnerInTaxedTown: boolean
  /** Whether an owner lives in a school district with an income tax. */
  isOwnerInTaxedDistrict: boolean
}

export const NO_ANSWERS: BusinessAnswers = {
  entity: 'soleProprietor',
  sellsTaxable: false,
  buysUntaxed: false,
  farms: false,
  employeeCount: 0,
  grossReceipts: null,
  towns: [],
  isOwnerInTaxedTown: false,
  isOwnerInTaxedDistrict: false,
}

/**
 * Reads an amount as people type it: "1,250,000", "$1250000".
 * @returns whole dollars, null if nothing is typed, or a sentence that says what to enter instead
 */
export function readReceipts(text: string): {
  grossReceipts: number | null
  error: string | null
} {
  const { value, error } = parseMoney(text)
  if (error !== undefined) return { grossReceipts: null, error }
  return { grossReceipts: hasNoAmount(text) ? null : Math.round(value), error: null }
}
