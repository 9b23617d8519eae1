/**
 * The part of the tax engine that pages use, as one chunk that loads when needed: import it through
 * `loadTaxEngine`, and only types from the files behind it.
 */
export { DEFAULT_TAX_YEAR, TAX_YEARS, yearFigures } from './data/years.ts'
export { findCliffs } from './cliffs.ts'
export { explainReturns } from './explain/explain.ts'
export { employeeTaxOf } from './federal/employee-tax.ts'
export { calculateFederal } from './federal/federal.ts'
export { compensationFor, deferralCatchUpOf, healthSavingsRoomOf } from './federal/retirement.ts'
export { fillPerson, HOUSEHOLD_DEFAULTS, PERSON_DEFAULTS } from './input.ts'
export { compareFiling } from './joint-or-separate.ts'
export { findMarginalRate } from './marginal-rate.ts'
export { OHIO_DEFAULTS } from './ohio/input.ts'
export { findReturns } from './returns.ts'
export { adviseIT4, adviseW4, balanceOf, findReach, mayBringPenalty } from './withholding/advise.ts'
export { addUp, projectJob } from './withholding/project-job.ts'
