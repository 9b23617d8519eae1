import { expect, type Page } from './base.ts'

/** Everything the Tab key can reach, including unselected options of a group. */
const CONTROLS = ':is(a[href], button, input, select, textarea, summary):not(:disabled)'

/**
 * Fails with a list of controls whose focus ring is missing or has a contrast below 3 to 1 with its
 * background (WCAG 2.4.7 and 1.4.11). Call it after an axe check, whose color functions it uses.
 * @param within the part of the page to check
 */
export async function checkFocusRings(page: Page, within: string): Promise<void> {
  // From here on, the browser shows the focus wherever a script puts it.
  await page.keyboard.press('Tab')
  expect.soft(await page.evaluate(findFaintRings, `${within} ${CONTROLS}`)).toEqual([])
}

/** Internals of axe's rules that its types leave out. */
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
  // Keeps the page from prefetching each link's target.
  const block = (event: Event) => event.stopImmediatePropagation()
  window.addEventListener('focusin', block, true)
  for (const control of document.querySelectorAll<HTMLElement>(selector)) {
    if (control.tabIndex < 0 || !control.checkVisibility()) continue
    control.focus({ preventScroll: true })
    // Some leave the ring to their label or field.
    const ringed = [control, control.parentElement].find((part) => part && hasRing(part))
    const contrast = ringed ? contrastOfRing(ringed) : 0
    const name = control.getAttribute('aria-label') ?? (control.textContent || control.outerHTML)
    if (contrast < 3) problems.push(`${contrast.toFixed(2)}: ${name.slice(0, 120)}`)
  }
  window.removeEventListener('focusin', block, true)
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
    // The home page's river, which is drawn behind its contents.
    if (element.matches('.on-deep')) return getComputedStyle(element).getPropertyValue('--deep')
    return groundOf(element.parentElement)
  }

  function parse(text: string): Color {
    const color = new Color(0, 0, 0)
    color.parseString(text)
    return color
  }
}
