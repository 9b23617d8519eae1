import { type FormDefinition, money } from './form-definition.ts'
import { HEAD_LABELS, PAYER_AND_RECIPIENT } from './payer-labels.ts'

export const FORM_1099_NEC: FormDefinition = {
  kind: '1099nec',
  shortName: '1099-NEC',
  title: 'Nonemployee Compensation',
  fields: [
    ...PAYER_AND_RECIPIENT,
    money('compensation', '1', 'Nonemployee compensation', 'Nonemployee comp.'),
    money('federalTax', '4', 'Federal income tax withheld', 'Fed. income tax withheld'),
    money('stateTax', '5', 'State tax withheld', 'State income tax withheld'),
    money('stateIncome', '7', 'State income'),
  ],
  otherLabels: [
    ...HEAD_LABELS,
    'Payer made direct sales totaling $5,000 or more',
    'Excess golden parachute payments',
  ],
}
