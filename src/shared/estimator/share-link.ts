import { DEFAULT_FORM, type EstimatorForm, readItems, writeItems } from './form.ts'
import { ITEM_KINDS } from './questions.ts'
import { writeAnswers } from './write-answers.ts'

/** The start of a shared link's hash. */
export const SHARE_PREFIX = '#estimate?'

/** The answers as a URL hash, which servers never see: without the levels of kinds that are switched off. */
export function writeShareHash(form: EstimatorForm): string {
  const hidden = ITEM_KINDS.filter((kind) => !readItems(form, kind).has)
  const shown = hidden.reduce(
    (one, kind) => writeItems(one, kind, readItems(DEFAULT_FORM, kind)),
    form,
  )
  return SHARE_PREFIX + writeAnswers(shown)
}
