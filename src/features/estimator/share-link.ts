import { NO_LEVEL, SHARE_PREFIX, SHARE_VERSION } from '@/shared/estimator-answers.ts'
import { DEFAULT_FORM, type EstimatorForm, ITEM_KINDS, readItems } from './form.ts'

/**
 * The answers as a URL hash, for example "#estimate?v=1&type=family&dependents=2". Servers never see the hash.
 * Leaves out answers that equal their default. parse-answers.ts reads it.
 */
export function writeShareHash(form: EstimatorForm): string {
  const answers = new URLSearchParams({ v: SHARE_VERSION, type: form.returnType })
  const add = (key: string, value: number | boolean, standard: number | boolean) => {
    if (value !== standard) answers.set(key, String(Number(value)))
  }
  add('w2', form.w2Count, DEFAULT_FORM.w2Count)
  add('1099', form.has1099, DEFAULT_FORM.has1099)
  add('investments', form.hasInvestmentIncome, DEFAULT_FORM.hasInvestmentIncome)
  add('dependents', form.dependentCount, DEFAULT_FORM.dependentCount)
  add('student-loan', form.hasStudentLoan, DEFAULT_FORM.hasStudentLoan)
  add('itemized', form.hasItemizedDeductions, DEFAULT_FORM.hasItemizedDeductions)
  for (const kind of ITEM_KINDS) {
    const { has, levels } = readItems(form, kind)
    if (has) answers.set(kind, levels.map((level) => level || NO_LEVEL).join(','))
  }
  add('state', form.needsStateReturn, DEFAULT_FORM.needsStateReturn)
  add('local', form.needsLocalReturn, DEFAULT_FORM.needsLocalReturn)
  return `${SHARE_PREFIX}${answers.toString().replaceAll('%2C', ',')}`
}
