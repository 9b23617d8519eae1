import { escapeHtml } from '../../../../src/shared/escape-html.ts'
import type { Entry, Fact, LetterPart } from './letter.ts'
import { shown } from './shown.ts'
import { SERIF, styled, WIDE } from './styled.ts'

const TEXT = 'font-size: 17px; line-height: 26px'
/** Visitors' long words, such as addresses, would widen the letter. */
const WRAP = 'overflow-wrap: anywhere; word-break: break-word'

export function writeHtmlPart(part: LetterPart): string {
  switch (part.kind) {
    case 'paragraph':
      return `<p ${styled(['ink'], `margin: 0 0 16px; ${TEXT}`)}>${shown(part.text)}</p>`
    case 'facts':
      return `<table ${styled(['tint', 'strong'], `${WIDE}; margin: 0 0 24px; border-top: 3px solid`)}>
<tbody>
${part.facts.map(writeFact).join('\n')}
</tbody>
</table>`
    case 'button':
      return writeButton(part)
    case 'typed':
      return `${title(part.title)}
<p ${styled(['ink', 'rule'], `margin: 0 0 24px; padding: 0 0 0 16px; border-left: 3px solid; ${TEXT}; ${WRAP}`)}>${shown(part.text).replaceAll('\n', '<br>')}</p>`
    case 'list':
      return `${title(part.title)}
<table role="presentation" ${styled(['strong'], `${WIDE}; margin: 0 0 28px; border-top: 3px solid`)}>
<tbody>
${part.entries.length > 0 ? part.entries.map(writeEntry).join('\n') : NONE}
</tbody>
</table>`
    case 'code':
      return `<p ${styled(['ink', 'tint'], `margin: 0 0 16px; padding: 16px; font: bold 34px/40px ${SERIF}; letter-spacing: 6px`)}>${escapeHtml(part.code)}</p>`
  }
}

const title = (text: string) =>
  `<h2 ${styled(['ink'], `margin: 0 0 8px; font: bold 18px/24px ${SERIF}`)}>${escapeHtml(text)}</h2>`

/** The first fact, the subject of the letter, is highlighted. */
function writeFact({ label, value, href }: Fact, index: number): string {
  const [line, edge] =
    index === 0 ? [`font: bold 19px/26px ${SERIF}`, ''] : [TEXT, '; border-top: 1px solid']
  const text = shown(value)
  const content = href
    ? `<a ${styled(['river'], 'text-decoration: underline')} href="${escapeHtml(href)}">${text}</a>`
    : text
  const top = index === 0 ? '14px' : '10px'
  return `<tr>
<th scope="row" ${styled(['soft', 'rule'], `width: 92px; padding: ${top} 12px 10px 16px; text-align: left; vertical-align: top; font-weight: normal; font-size: 15px; line-height: 26px${edge}`)}>${escapeHtml(label)}</th>
<td ${styled(['ink', 'rule'], `padding: ${top} 16px 10px 0; vertical-align: top; ${line}; ${WRAP}${edge}`)}>${content}</td>
</tr>`
}

/** Outlook takes the padding from the cell, other programs from the link. The whole button is clickable. */
function writeButton({ introduction, label, href }: LetterPart & { kind: 'button' }): string {
  return `<p ${styled(['ink'], `margin: 0 0 12px; ${TEXT}`)}>${shown(introduction)}</p>
<table role="presentation" style="border-collapse: collapse; margin: 0 0 24px">
<tbody>
<tr>
<td ${styled(['action'], 'border-radius: 4px; mso-padding-alt: 13px 24px')}>
<a ${styled(['label'], 'display: inline-block; padding: 13px 24px; font-size: 17px; line-height: 22px; font-weight: bold; text-decoration: none')} href="${escapeHtml(href)}">${escapeHtml(label)}</a>
</td>
</tr>
</tbody>
</table>`
}

function writeEntry({ lead, rest }: Entry): string {
  return `<tr>
<td ${styled(['ink', 'rule'], `padding: 10px 0; border-bottom: 1px solid; font-size: 16px; line-height: 24px; ${WRAP}`)}><strong>${shown(lead)}</strong><br>${shown(rest)}</td>
</tr>`
}

const NONE = `<tr>
<td ${styled(['soft', 'rule'], 'padding: 10px 0; border-bottom: 1px solid; font-size: 16px; line-height: 24px')}>None</td>
</tr>`
