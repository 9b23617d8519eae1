/**
 * What the site says about the firm that the firm has not confirmed yet. PLACEHOLDER, all of it. `npm run facts` lists
 * what is open. To confirm a fact, correct its value and write the date into `confirmed`. Until then, visitors of a
 * public address read what stands in `instead`; local and preview addresses show the value. Imports nothing.
 */

type Fact = {
  value: unknown
  /** The ISO date on which the firm confirmed it. */
  confirmed: string | null
  /** Claims nothing; null leaves the sentence or line out. */
  instead: unknown
}

export const FACTS = {
  /** Home page, "Personalized Approach". */
  preparer: {
    value: 'You deal with the person who prepares your return.',
    confirmed: null,
    instead: 'Sit down with us, call or meet by video.',
  },
  /** Home page, the card of personal tax. */
  personalTax: {
    value:
      'Federal, Ohio, village and school district returns, prepared by someone you can sit down with.',
    confirmed: null,
    instead: 'Federal, Ohio, village and school district returns.',
  },
  /** The hours on the contact page and About. No appointments are offered on these days either way. */
  holidays: {
    value: { note: 'closed on federal holidays', hours: 'closed', today: null },
    confirmed: null,
    instead: {
      note: 'on a federal holiday, call before you come',
      hours: 'call first',
      today: 'Call before you come today',
    },
  },
  /** Messages are answered by the end of this many open days after the day they arrive. */
  replyOpenDays: { value: 1, confirmed: null, instead: null },
  /** The price list, estimates and personal tax; its line on the page about IRS letters. */
  protectionPlus: {
    value: {
      note: 'help with IRS and state letters',
      letters: 'Protection Plus, help with letters about them, is included.',
    },
    confirmed: null,
    instead: { note: 'part of our price', letters: null },
  },
  /** When clients pay for a return, below every estimate. */
  payment: {
    value: 'You pay when the return is ready to sign.',
    confirmed: null,
    instead: null,
  },
  /** Business Formation Packages. */
  formationPrice: {
    value: {
      from: 'From $350',
      example: 'An LLC with one owner, and its EIN: $350, plus the state’s fee.',
    },
    confirmed: null,
    instead: { from: 'By quote', example: null },
  },
  /** Payroll Processing. */
  payrollPrice: {
    value: {
      from: 'From $95 a month',
      example: 'Three people in one town, paid every second week, with all filings: $95 a month.',
    },
    confirmed: null,
    instead: { from: 'By quote', example: null },
  },
  /** Fractional CFO Services. */
  cfoPrice: {
    value: {
      from: 'From $600 a month',
      example: 'One company with tidy books, a monthly report and one meeting: $600 a month.',
    },
    confirmed: null,
    instead: { from: 'By quote', example: null },
  },
  /** How much of a consultation is free. The specification says only "Free Consultation". */
  freeTalk: {
    value: {
      term: 'First 30 minutes',
      sentence: 'The first 30 minutes are free.',
      short: '30 minutes, free',
    },
    confirmed: null,
    instead: {
      term: 'Consultation',
      sentence: 'The consultation is free.',
      short: 'Free consultation',
    },
  },
  /** IRS problem resolution, its price. */
  letterReading: { value: 'Reading your letter', confirmed: null, instead: 'Consultation' },
  /** Business tax, the card. */
  paperReading: { value: 'A look at your papers', confirmed: null, instead: 'Consultation' },
  /** HR consulting, the card. */
  helpByPhone: { value: 'a block of hours', confirmed: null, instead: null },
  /** Portal help. */
  neverAsked: {
    value:
      'We never ask for a password, a one-time code or a bank login by phone, email or text. If someone does, hang up and call the number on this page.',
    confirmed: null,
    instead:
      'If someone asks for a password, a one-time code or a bank login by phone, email or text, hang up and call the number on this page.',
  },
} as const satisfies Record<string, Fact>

export type Facts = Readonly<Record<string, Fact>>

/** The facts that the firm has to confirm, by name. */
export function listOpenFacts(facts: Facts = FACTS): [name: string, fact: Fact][] {
  return Object.entries(facts).filter(([, { confirmed }]) => confirmed === null)
}

export type ShownFacts<All extends Facts> = {
  readonly [Name in keyof All]: All[Name]['value'] | All[Name]['instead']
}

/** Each fact as visitors of an address read it. */
export function chooseFacts<All extends Facts>(siteUrl: string, facts: All): ShownFacts<All> {
  const isPublic = isPublicAddress(siteUrl)
  return Object.fromEntries(
    Object.entries(facts).map(([name, { value, confirmed, instead }]) => [
      name,
      isPublic && confirmed === null ? instead : value,
    ]),
  ) as ShownFacts<All>
}

/** Whether an address is neither local, nor a preview, nor the example in site.ts. */
export function isPublicAddress(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl)
  return !/^127\.|^\[::1\]$|(?:^|\.)(?:localhost|example\.com|vercel\.app)$/.test(hostname)
}
