import { FIRM_LINES, type Letter, type LetterPart } from './letter.ts'
import { site } from '../../../../src/config/site.ts'

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
