import { type FormDefinition, money } from './form-definition.ts'
import { HEAD_LABELS, PAYER_AND_RECIPIENT } from './payer-labels.ts'

export const FORM_1099_INT: FormDefinition = {
  kind: '1099int',
  shortName: '1099-INT',
  title: 'Interest Income',
  fields: [
    ...PAYER_AND_RECIPIENT,
    money('interest', '1', 'Interest income'),
    money('earlyWithdrawalPenalty', '2', 'Early withdrawal penalty'),
    money(
      'treasuryInterest',
      '3',
      'Interest on U.S. Savings Bonds and Treasury obligations',
      'Int. on U.S. Savings Bonds and Treas. obligations',
      'Interest on U.S. Savings Bonds and Treas. obligations',
      'U.S. Savings Bond interest',
    ),
    money('federalTax', '4', 'Federal income tax withheld', 'Fed. income tax withheld'),
    money('foreignTax', '6', 'Foreign tax paid'),
    money('taxExemptInterest', '8', 'Tax-exempt interest'),
  ],
  otherLabels: [
    ...HEAD_LABELS,
    'Payer’s RTN',
    'Investment expenses',
    'Foreign country or U.S. territory',
    'Specified private activity bond interest',
    'Market discount',
    'Bond premium',
    'Bond premium on Treasury obligations',
    'Bond premium on tax-exempt bond',
    'Tax-exempt and tax credit bond CUSIP no.',
    'State tax withheld',
  ],
}
