import { type FormDefinition, identity, money } from './form-definition.ts'

export const FORM_1098: FormDefinition = {
  kind: '1098',
  shortName: '1098',
  title: 'Mortgage Interest Statement',
  fields: [
    identity(
      'lenderTin',
      'lender',
      'Recipient’s/lender’s TIN',
      'Lender’s TIN',
      'Recipient’s TIN',
      'Lender’s taxpayer ID',
    ),
    identity(
      'borrowerTin',
      'borrower',
      'Payer’s/borrower’s TIN',
      'Borrower’s TIN',
      'Payer’s TIN',
      'Borrower’s taxpayer ID',
    ),
    money(
      'mortgageInterest',
      '1',
      'Mortgage interest received from payer(s)/borrower(s)',
      'Mortgage interest received from borrower',
      'Mortgage interest received',
    ),
    money(
      'principal',
      '2',
      'Outstanding mortgage principal',
      'Outstanding mortgage principal balance',
    ),
    money(
      'refundedInterest',
      '4',
      'Refund of overpaid interest',
      'Refund of overpaid mortgage interest',
    ),
    money('insurancePremiums', '5', 'Mortgage insurance premiums'),
    money(
      'points',
      '6',
      'Points paid on purchase of principal residence',
      'Points paid on purchase',
      'Points paid',
    ),
  ],
  otherLabels: [
    'Recipient’s/lender’s name, street address',
    'Payer’s/borrower’s name',
    'Mortgage origination date',
    'Address or description of property securing mortgage',
    'Number of properties securing the mortgage',
    'Mortgage acquisition date',
    'Account number (see instructions)',
    'Other',
  ],
}
