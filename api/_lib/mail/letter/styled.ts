import { LETTER_COLORS, type LetterColor } from './letter-colors.ts'

/** Besley and Public Sans are the site's; mails load no fonts, so most programs show one of the others. */
export const SERIF = "Georgia, 'Times New Roman', serif"
export const SANS = "font-family: 'Public Sans', Arial, Helvetica, sans-serif"
export const WIDE = 'width: 100%; border-collapse: collapse'

/**
 * The class and style attributes of an element.
 * @param colors its roles; light ones go into the style, dark ones follow from the class
 */
export function styled(colors: LetterColor[], style: string): string {
  const lights = colors.map((name) => {
    const { property, light } = LETTER_COLORS[name]
    return `${property}: ${light}`
  })
  return `class="${colors.join(' ')}" style="${[style, ...lights].join('; ')}"`
}
