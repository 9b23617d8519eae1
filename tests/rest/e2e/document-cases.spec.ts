import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ANY_SIZE, expect, type Page, stillMotion, test } from '../../e2e/base.ts'

/** What is right for a file in tests/fixtures/documents. Made-up people and amounts. */
type Right = {
  what: string
  form?: string
  year?: number
  /** The amounts, and the last four digits of identity numbers, by field. Empty: nothing is printed in the box. */
  values?: Values
  /** Fields that must be read, sure or not. */
  mustRead?: readonly string[]
  /** How many of the values must be read. */
  atLeast?: number
  /** One of these readings, never a mixture. */
  alternatives?: readonly Right[]
  /** What the page must say, unless it shows all of `orShown`. */
  says?: string
  saysNot?: string
  orShown?: readonly string[]
  /** A message like this instead of a reading is right too. */
  refusal?: string | boolean
  hidden?: readonly string[]
  /** Parts of the picture without legible print: left, top, width and height as shares. */
  covered?: readonly (readonly [number, number, number, number])[]
}
type Values = Record<string, string>
type Seen = Record<string, { text: string; state: string }>

const FOLDER = 'tests/fixtures/documents'
const CASES: Record<string, Right> = JSON.parse(readFileSync(join(FOLDER, 'expected.json'), 'utf8'))

for (const [name, right] of Object.entries(CASES)) {
  test(`${name}: ${right.what}`, { tag: ANY_SIZE }, async ({ page }) => {
    test.setTimeout(240_000)
    await stillMotion(page)
    await page.goto('/resources/document-processing-demo')
    await page.getByLabel('Choose a PDF or photo').setInputFiles(join(FOLDER, name))
    const reader = page.getByRole('region', { name: 'Document reader' })
    const picture = reader.locator('figure canvas')
    const message = reader.getByRole('alert')
    await expect(picture.or(message)).toBeVisible({ timeout: 150_000 })
    if (await message.isVisible()) {
      expect(await message.innerText()).toMatch(new RegExp(String(right.refusal), 'i'))
      return
    }
    const seen = await readFields(page)
    const text = await reader.innerText()
    if (right.alternatives) {
      const faults = right.alternatives.map((one) => faultsOf(seen, one))
      expect(faults).toContainEqual([])
    } else expect(faultsOf(seen, right)).toEqual([])
    if (right.form) expect(text).toContain(`Form ${right.form},`)
    if (right.year) expect(text).toContain(`tax year ${right.year}`)
    const shown = JSON.stringify(seen)
    const areShown = right.orShown?.every((amount) => shown.includes(amount)) ?? false
    if (right.says && !areShown) expect(text).toMatch(new RegExp(right.says, 'i'))
    if (right.saysNot) expect(text).not.toMatch(new RegExp(right.saysNot, 'i'))
    for (const secret of right.hidden ?? []) expect(text + shown).not.toContain(secret)
    for (const part of right.covered ?? []) expect(await contrastIn(page, part)).toBeLessThan(14)
  })
}

/** Each field's text and state, also of the folded ones. */
const readFields = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const states = [...document.querySelectorAll('[id^="document-"][id$="-state"]')]
    return Object.fromEntries(
      states.map((state) => {
        const id = state.id.replace(/^document-|-state$/g, '')
        const field = document.getElementById(`document-${id}`)
        const text = field instanceof HTMLInputElement ? field.value : field?.textContent
        return [id, { text: (text ?? '').replace(/[•–]/g, ''), state: state.textContent ?? '' }]
      }),
    )
  })

/** A wrong amount must not be sure, print must not be called empty, and enough must be read. */
function faultsOf(seen: Seen, { values = {}, mustRead = [], atLeast = 0 }: Right): string[] {
  const isRight = (id: string) => seen[id]?.text === values[id]
  const faults = Object.keys(values).filter((id) => {
    const { text = '', state = '' } = seen[id] ?? {}
    if (values[id] !== '' && state.startsWith('Empty on the form')) return true
    return !isRight(id) && ((text !== '' && /clearly/.test(state)) || mustRead.includes(id))
  })
  const count = Object.keys(values).filter(isRight).length
  if (count < atLeast) faults.push(`only ${count} of ${atLeast} were read`)
  return faults.map((id) => `${id}: ${seen[id]?.text} (${seen[id]?.state})`)
}

/** How much the shades in a part of the page's picture differ. */
function contrastIn(page: Page, part: readonly [number, number, number, number]): Promise<number> {
  return page
    .locator('figure canvas')
    .evaluate((canvas: HTMLCanvasElement, [x, y, width, height]) => {
      const [w, h] = [canvas.width, canvas.height]
      const copy = Object.assign(document.createElement('canvas'), { width: w, height: h })
      const context = copy.getContext('2d', { willReadFrequently: true })
      if (!context) throw new Error('The picture cannot be read')
      context.drawImage(canvas, 0, 0)
      const { data } = context.getImageData(
        Math.round(x * w),
        Math.round(y * h),
        Math.round(width * w),
        Math.round(height * h),
      )
      const shades = [...data].filter((_, at) => at % 4 === 1)
      const mean = shades.reduce((sum, shade) => sum + shade, 0) / shades.length
      return Math.sqrt(shades.reduce((sum, shade) => sum + (shade - mean) ** 2, 0) / shades.length)
    }, part)
}
