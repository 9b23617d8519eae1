import { expect, type Page } from './base'

/** What the Tab key can reach, the choices of a group that are not chosen included. */
const CONTROLS = ':is(a[href], button, input, select, textarea, summary):not(:disabled)'

/**
 * Fails with a list of the controls whose focus has no ring, or one of less than 3 to 1 against its ground
 * (WCAG 2.4.7 and 1.4.11). Call it after a check by axe, whose sums it uses.
 * @param within the part of the page to look at
 */
export async function checkFocusRings(page: Page, within: string): Promise<void> {
  // From here on the browser shows the focus wherever a script puts it.
  await page.keyboard.press('Tab')
  expect.soft(await page.evaluate(findFaintRings, `${within} ${CONTROLS}`)).toEqual([])
}

/** What axe keeps for its own rules, of which its types are silent. */
type Color = { alpha: number; parseString(text: string): void }
type Colors = {
  Color: new (red: number, green: number, blue: number) => Color
  getContrast(ground: Color, tone: Color): number
}

/** Runs in the page. */
function findFaintRings(selector: string): string[] {
  const { axe } = window as unknown as { axe: { commons: { color: Colors } } }
  const { Color, getContrast } = axe.commons.color
  const problems: string[] = []
  // The page need not load what each link leads to.
  const hush = (event: Event) => event.stopImmediatePropagation()
  window.addEventListener('focusin', hush, true)
  for (const control of document.querySelectorAll<HTMLElement>(selector)) {
    if (control.tabIndex < 0 || !control.checkVisibility()) continue
    control.focus({ preventScroll: true })
    // Some leave the ring to the label or the field that they stand in.
    const ringed = [control, control.parentElement].find((part) => part && hasRing(part))
    const contrast = ringed ? contrastOfRing(ringed) : 0
    const name = control.getAttribute('aria-label') ?? (control.textContent || control.outerHTML)
    if (contrast < 3) problems.push(`${contrast.toFixed(2)}: ${name.slice(0, 120)}`)
  }
  window.removeEventListener('focusin', hush, true)
  return problems

  function hasRing(element: Element): boolean {
    const { outlineStyle, opacity } = getComputedStyle(element)
    return outlineStyle !== 'none' && opacity !== '0'
  }

  function contrastOfRing(element: Element): number {
    const { outlineColor, outlineOffset, boxShadow } = getComputedStyle(element)
    const isInside = Number.parseFloat(outlineOffset) < 0
    const ground = groundOf(isInside ? element : element.parentElement)
    const halo = /^(rgba?\([^)]*\)) 0px 0px 0px [1-9]/.exec(boxShadow)?.[1]
    const tones = halo && !isInside ? [outlineColor, halo] : [outlineColor]
    return Math.max(...tones.map((tone) => getContrast(parse(ground), parse(tone))))
  }

  function groundOf(element: Element | null): string {
    if (!element) return 'rgb(255, 255, 255)'
    const color = getComputedStyle(element).backgroundColor
    if (parse(color).alpha > 0.9) return color
    // The river of the home page, which is drawn behind what stands on it.
    if (element.matches('.on-deep')) return getComputedStyle(element).getPropertyValue('--deep')
    return groundOf(element.parentElement)
  }

  function parse(text: string): Color {
    const color = new Color(0, 0, 0)
    color.parseString(text)
    return color
  }
}
