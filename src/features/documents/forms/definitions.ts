import { FORM_1099_DIV } from './div.ts'
import type { FormDefinition } from './form-definition.ts'
import { FORM_1099_INT } from './int.ts'
import { FORM_1098 } from './mortgage.ts'
import { FORM_1099_NEC } from './nec.ts'
import { SSA_1099 } from './social-security.ts'
import { W2 } from './w2.ts'

/** The forms that can be read. */
export const FORMS: readonly FormDefinition[] = [
  W2,
  FORM_1099_NEC,
  FORM_1099_INT,
  FORM_1099_DIV,
  FORM_1098,
  SSA_1099,
]
