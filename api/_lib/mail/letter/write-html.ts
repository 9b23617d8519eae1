import { site } from '../../../../src/config/site.ts'
import { escapeHtml } from '../../../../src/shared/escape-html.ts'
import { type Entry, type Fact, FIRM_LINES, type Letter, type LetterPart } from './letter.ts'
import { siteColor } from '../../../../src/styles/site-colors.ts'

/**
 * The site's colors for mails, which load no styles. Each role is a class of the same name, so that mail programs in
 * dark mode get the dark colors.
 */
const LETTER_COLORS = {
  paper: role('background-color', 'paper'),
  sheet: role('background-color', 'sheet'),
  tint: role('background-color', 'tint'),
  action: role('background-color', 'action'),
  rule: role('border-color', 'rule'),
  strong: role('border-color', 'ink'),
  ink: role('color', 'ink'),
  soft: role('color', 'ink-2'),
  river: role('color', 'river'),
  label: role('color', 'on-action'),
}

type LetterColor = keyof typeof LETTER_COLORS

function role(property: 'background-color' | 'border-color' | 'color', token: string) {
  return { property, light: siteColor(token), dark: siteColor(token, 'dark') }
}

/** Besley and Public Sans are the site's; mails load no fonts, so most programs show one of the others. */
const SERIF = "Georgia, 'Times New Roman', serif"
const SANS = "font-family: 'Public Sans', Arial, Helvetica, sans-serif"
const WIDE = 'width: 100%; border-collapse: collapse'
/** The distance between the edge of the sheet and its text. */
const INSET = '28px'
const TEXT = 'font-size: 17px; line-height: 26px'
/** Visitors' long words, such as addresses, would widen the letter. */
const WRAP = 'overflow-wrap: anywhere; word-break: break-word'

/**
 * A letter as HTML: 600 pixels wide, tables where Outlook needs them, no pictures and nothing from the
 * network. The dark colors are in the style element, the light ones inline for every mail program.
 */
export function writeHtml(
  subject: string,
  { preview, heading, parts, small = [] }: Letter,
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark }
a[x-apple-data-detectors] { color: inherit !important; text-decoration: inherit !important }
@media (prefers-color-scheme: dark) {
${darkRules()}
}
</style>
</head>
<body ${styled(['paper'], 'margin: 0; padding: 0')}>
<div style="display: none; max-height: 0; overflow: hidden">${escapeHtml(preview)}</div>
<table role="presentation" ${styled(['paper'], WIDE)}>
<tbody>
<tr>
<td style="padding: 24px 12px">
<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" ${styled(['sheet', 'ink'], `${WIDE}; max-width: 600px; margin: 0 auto; ${SANS}`)}>
<tbody>
<tr>
<td ${styled(['strong'], `padding: 24px ${INSET} 16px; border-bottom: 3px double`)}>
<p ${styled(['river'], `margin: 0; font: bold 28px/32px ${SERIF}`)}>${escapeHtml(site.mark.name)}</p>
<p ${styled(['soft'], 'margin: 2px 0 0; font-size: 15px; line-height: 20px')}>${escapeHtml(site.mark.line)}</p>
</td>
</tr>
<tr>
<td style="padding: 28px ${INSET} 8px">
<h1 ${styled(['ink'], `margin: 0 0 16px; font: bold 26px/32px ${SERIF}`)}>${escapeHtml(heading)}</h1>
${parts.map(writePart).join('\n')}
${small.map((text) => `<p ${styled(['soft'], 'margin: 0 0 12px; font-size: 14px; line-height: 20px')}>${shown(text)}</p>`).join('\n')}
</td>
</tr>
<tr>
<td ${styled(['rule'], `padding: 16px ${INSET} 24px; border-top: 1px solid`)}>
<p ${styled(['soft'], 'margin: 0; font-size: 14px; line-height: 20px')}>${[site.name, ...FIRM_LINES].map(shown).join('<br>')}</p>
</td>
</tr>
</tbody>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</body>
</html>
`
}

function writePart(part: LetterPart): string {
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

/** Text that stays on one line. Short parts only: a visitor's text must not make the letter wider. */
const KEPT = new RegExp(
  `(${[
    /\(\d{3}\) \d{3}-\d{4}/, // a phone number
    /\b[A-Z][a-z]{2,8} \d{1,2}, \d{4}/, // March 10, 2027
    /\b\d{1,2}:\d{2} [AP]M [A-Z]{2,4}\b/, // 12:00 PM EST
    /\b[BM]-[0-9A-Z]{8}\b/, // a reference
    /\b[A-Z]{2} \d{5}\b/, // state and ZIP code
  ]
    .map(({ source }) => source)
    .join('|')})`,
)

/** A text as HTML that keeps phone numbers, dates, times and references on one line. */
function shown(text: string): string {
  return text
    .split(KEPT)
    .map((part, index) =>
      index % 2 === 0
        ? escapeHtml(part)
        : `<span style="white-space: nowrap">${escapeHtml(part)}</span>`,
    )
    .join('')
}

/** The style rules for dark mode; inline styles have the light colors. */
function darkRules(): string {
  return Object.entries(LETTER_COLORS)
    .map(([name, { property, dark }]) => `.${name} { ${property}: ${dark} !important }`)
    .join('\n')
}

/**
 * The class and style attributes of an element.
 * @param colors its roles; light ones go into the style, dark ones follow from the class
 */
function styled(colors: LetterColor[], style: string): string {
  const lights = colors.map((name) => {
    const { property, light } = LETTER_COLORS[name]
    return `${property}: ${light}`
  })
  return `class="${colors.join(' ')}" style="${[style, ...lights].join('; ')}"`
}
