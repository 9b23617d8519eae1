/**
 * Starting prices of the services in the Pricing menu, in addition to the tax price list. Imports nothing, so
 * that page texts can use it. PLACEHOLDER, all of it: examples to be replaced with the firm's own
 * prices before launch.
 */
export const STARTING_PRICES = {
  businessFormation: {
    from: 'From $350',
    example: 'An LLC with one owner, and its EIN: $350, plus the state’s fee.',
  },
  payroll: {
    from: 'From $95 a month',
    example: 'Three people in one town, paid every second week, with all filings: $95 a month.',
  },
  fractionalCfo: {
    from: 'From $600 a month',
    example: 'One company with tidy books, a monthly report and one meeting: $600 a month.',
  },
} as const
