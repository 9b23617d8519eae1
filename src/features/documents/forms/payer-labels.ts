import { identity } from './form-definition.ts'

/** The identity numbers at the top of every 1099. */
export const PAYER_AND_RECIPIENT = [
  identity(
    'payerTin',
    'payer',
    'Payer’s TIN',
    'Payer’s identification number',
    'Payer’s federal ID number',
    'Payer’s taxpayer ID',
  ),
  identity(
    'recipientTin',
    'recipient',
    'Recipient’s TIN',
    'Recipient’s identification number',
    'Recipient’s taxpayer ID',
  ),
] as const

export const HEAD_LABELS = [
  'Payer’s name, street address, city or town',
  'Recipient’s name',
  'Street address (including apt. no.)',
  'City or town, state or province, country, and ZIP',
  'Account number (see instructions)',
  '2nd TIN not.',
  'FATCA filing requirement',
  'State identification no.',
  'Payer’s state no.',
  'State/Payer’s state no.',
] as const
