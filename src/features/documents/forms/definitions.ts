import { FORM_1099_DIV } from './div'
import type { FormDefinition } from './form-definition'
import { FORM_1099_INT } from './int'
import { FORM_1098 } from './mortgage'
import { FORM_1099_NEC } from './nec'
import { SSA_1099 } from './social-security'
import { W2 } from './w2'

/** The forms that can be read. */
export const FORMS: readonly FormDefinition[] = [
  W2,
  FORM_1099_NEC,
  FORM_1099_INT,
  FORM_1099_DIV,
  FORM_1098,
  SSA_1099,
]
