import { isRecord, parseJson } from '@/lib/parse-json.ts'
import { parseMoney } from '@/shared/parse-money.ts'
import { BONUS_CHOICES, type BonusChoice, type Property } from './depreciate.ts'
import { CLASSES, type RecoveryClass } from '@/tax/data/depreciation.ts'

/** The calculator's answers that hold a business's profit. */
export const BUSINESSES = [
  'selfEmployment',
  'farm',
  'spouse.selfEmployment',
  'spouse.farm',
] as const

export type Business = (typeof BUSINESSES)[number]

/** One piece of property, as typed and chosen. */
export type PropertyTexts = {
  business: Business
  cost: string
  year: string
  recoveryClass: string
  isInLastQuarter: boolean
  section179: string
  bonus: BonusChoice
  bonusTaken: string
}

/** The worksheet's contents, stored as JSON in one answer of the calculator. */
export type WorksheetTexts = {
  /** Each business's profit before this depreciation. */
  profits: Partial<Record<Business, string>>
  properties: readonly PropertyTexts[]
}

/** A piece of property with nothing typed yet. */
export function newProperty(business: Business, year: string): PropertyTexts {
  return {
    business,
    cost: '',
    year,
    recoveryClass: '5',
    isInLastQuarter: false,
    section179: '',
    bonus: 'after',
    bonusTaken: '',
  }
}

/** Reads the stored text. Leaves out what is missing or broken. */
export function readWorksheet(text: string): WorksheetTexts {
  const stored = parseJson(text)
  if (!isRecord(stored)) return { profits: {}, properties: [] }
  const profits = isRecord(stored['profits']) ? stored['profits'] : {}
  const properties = Array.isArray(stored['properties']) ? stored['properties'] : []
  return {
    profits: Object.fromEntries(
      BUSINESSES.map((id) => [id, profits[id]]).filter(([, profit]) => typeof profit === 'string'),
    ),
    properties: properties.filter(isPropertyTexts),
  }
}

/** The text to store. Empty for an empty worksheet. */
export function writeWorksheet(texts: WorksheetTexts): string {
  return texts.properties.length === 0 ? '' : JSON.stringify(texts)
}

function isPropertyTexts(value: unknown): value is PropertyTexts {
  const example = newProperty('farm', '')
  return (
    isRecord(value) &&
    Object.entries(example).every(([key, one]) => typeof value[key] === typeof one) &&
    BUSINESSES.some((id) => id === value['business']) &&
    CLASSES.some((one) => String(one) === value['recoveryClass']) &&
    BONUS_CHOICES.some((one) => one === value['bonus']) &&
    /^\d{4}$/.test(String(value['year']))
  )
}

/** The property that the texts describe, or null while an amount in them is invalid. */
export function readProperty(texts: PropertyTexts): Property | null {
  const amounts = [texts.cost, texts.section179, texts.bonusTaken].map((text) => parseMoney(text))
  const [cost, section179, bonusTaken] = amounts.map(({ value }) => value)
  if (cost === undefined || section179 === undefined || bonusTaken === undefined) return null
  return {
    cost,
    year: Number(texts.year),
    recoveryClass: Number(texts.recoveryClass) as RecoveryClass,
    isInLastQuarter: texts.isInLastQuarter,
    section179,
    bonus: texts.bonus,
    bonusTaken,
  }
}
