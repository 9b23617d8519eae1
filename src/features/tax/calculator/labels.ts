import type { TaxYear } from '../engine/data/years'
import type { FilingStatus } from '../engine/filing-status'

export const STATUS_LABELS: Record<FilingStatus, string> = {
  single: 'Single',
  marriedFilingJointly: 'Married filing jointly',
  marriedFilingSeparately: 'Married filing separately',
  headOfHousehold: 'Head of household',
  qualifyingSurvivingSpouse: 'Qualifying surviving spouse',
}

export const YEAR_LABELS: Record<TaxYear, string> = { 2025: '2025', 2026: '2026' }
