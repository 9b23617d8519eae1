import { site } from '../../../../src/config/site.ts'

/** A mail's content, from which both its HTML and its text part are written. */
export type Letter = {
  /** The preview an inbox shows after the subject. Not visible in the mail itself. */
  preview: string
  heading: string
  parts: LetterPart[]
  /** Small print below the rest. */
  small?: string[]
}

export type LetterPart =
  | { kind: 'paragraph'; text: string }
  /** An appointment or a person, line by line, with the first line highlighted. */
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'button'; introduction: string; label: string; href: string }
  /** What a visitor wrote, with its line breaks. */
  | { kind: 'typed'; title: string; text: string }
  | { kind: 'list'; title: string; entries: Entry[] }
  | { kind: 'code'; code: string }

export type Fact = { label: string; value: string; href?: string }
export type Entry = { lead: string; rest: string }

export const paragraph = (text: string): LetterPart => ({ kind: 'paragraph', text })

const { street, city, region, postalCode } = site.address

/** The footer of every mail. */
export const FIRM_LINES = [
  `${street}, ${city}, ${region} ${postalCode}`,
  `${site.phone.display} · ${site.hoursLine}`,
]
