import { type FormDefinition, money } from './form-definition.ts'
import { HEAD_LABELS, PAYER_AND_RECIPIENT } from './payer-labels.ts'

export const FORM_1099_DIV: FormDefinition = {
  kind: '1099div',
  shortName: '1099-DIV',
  title: 'Dividends and Distributions',
  fields: [
    ...PAYER_AND_RECIPIENT,
    money('ordinaryDividends', '1a', 'Total ordinary dividends', 'Ordinary dividends'),
    money('qualifiedDividends', '1b', 'Qualified dividends'),
    money(
      'capitalGains',
      '2a',
      'Total capital gain distributions',
      'Total capital gain distr.',
      'Capital gain distributions',
    ),
    money('nondividends', '3', 'Nondividend distributions'),
    money('federalTax', '4', 'Federal income tax withheld', 'Fed. income tax withheld'),
    money('section199aDividends', '5', 'Section 199A dividends'),
    money('foreignTax', '7', 'Foreign tax paid'),
  ],
  otherLabels: [
    ...HEAD_LABELS,
    'Unrecap. Sec. 1250 gain',
    'Section 1202 gain',
    'Collectibles (28%) gain',
    'Section 897 ordinary dividends',
    'Section 897 capital gain',
    'Investment expenses',
    'Foreign country or U.S. territory',
    'Cash liquidation distributions',
    'Noncash liquidation distributions',
    'Exempt-interest dividends',
    'Specified private activity bond interest dividends',
    'State tax withheld',
  ],
}
