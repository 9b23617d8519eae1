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

/** A letter as plain text. */
export function writeText({ heading, parts, small = [] }: Letter): string {
  return [heading, ...parts.map(writePart), ...small, ['--', site.name, ...FIRM_LINES].join('\n')]
    .join('\n\n')
    .concat('\n')
}

function writePart(part: LetterPart): string {
  switch (part.kind) {
    case 'paragraph':
      return part.text
    case 'facts':
      return part.facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'button':
      return `${part.introduction}\n${part.href}`
    case 'typed':
      return `${part.title}:\n${part.text}`
    case 'list': {
      const lines = part.entries.map(({ lead, rest }) => `${lead}: ${rest}`)
      return [`${part.title}:`, ...(lines.length > 0 ? lines : ['none'])].join('\n')
    }
    case 'code':
      return part.code
  }
}
