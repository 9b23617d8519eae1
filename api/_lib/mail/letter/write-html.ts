import { FIRM_LINES, type Letter } from './letter.ts'
import { site } from '../../../../src/config/site.ts'
import { escapeHtml } from '../../../../src/shared/escape-html.ts'
import { darkRules } from './letter-colors.ts'
import { shown } from './shown.ts'
import { SANS, SERIF, styled, WIDE } from './styled.ts'
import { writeHtmlPart } from './write-html-part.ts'

/** The distance between the edge of the sheet and its text. */
const INSET = '28px'

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
${parts.map(writeHtmlPart).join('\n')}
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
