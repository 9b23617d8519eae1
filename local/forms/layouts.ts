import {
  type Drawing,
  type DrawingItem,
  type FontName,
  LETTER,
  type PrintedText,
} from './drawing.ts'
import { type BoxText, FORM_YEAR, type FormTexts } from './form-texts.ts'
import type { FormValues } from './make-values.ts'

export const LAYOUTS = ['grid', 'list', 'compact'] as const
export type Layout = (typeof LAYOUTS)[number]

/** Draws a made-up form in one of three designs that payers use. */
export function drawForm(layout: Layout, texts: FormTexts, values: FormValues): Drawing {
  const note = 'SAMPLE with made-up data. Not a real form, person or company.'
  return [
    ...DESIGNS[layout](texts, values),
    print('SAMPLE', 190, 756, 60, 'sans-bold', { gray: 0.86 }),
    print(note, MARGIN, 778, 8, 'sans', { gray: 0.3 }),
  ]
}

const DESIGNS: Record<Layout, (texts: FormTexts, values: FormValues) => DrawingItem[]> = {
  grid: drawGrid,
  list: drawList,
  compact: drawCompact,
}

const MARGIN = 40
const INNER = LETTER.width - 2 * MARGIN

function print(
  text: string,
  x: number,
  baseline: number,
  size: number,
  font: FontName,
  rest: Partial<PrintedText> = {},
): PrintedText {
  return { type: 'text', text, x, baseline, size, font, ...rest }
}

/** Ruled cells with the label at the top and the value below, as on the official forms. */
function drawGrid(texts: FormTexts, values: FormValues): DrawingItem[] {
  const items: DrawingItem[] = [
    print(`Form ${texts.number}`, MARGIN, 60, 16, 'sans-bold'),
    print(texts.title, 190, 60, 13, 'sans'),
    print(FORM_YEAR, 572, 60, 16, 'sans-bold', { align: 'right' }),
  ]
  let top = 76
  const cell = (x: number, width: number, height: number, label: string, box: string) => {
    items.push(...frame(x, top, width, height))
    if (box) items.push(print(box, x + 3, top + 9, 7.5, 'sans-bold'))
    wrap(label, box ? width - 24 : width - 8, 7.5).forEach((line, index) => {
      const indent = box && index === 0 ? 6 + 4.6 * box.length : 3
      items.push(print(line, x + indent, top + 9 + 8 * index, 7.5, 'sans'))
    })
  }
  for (const [index, identity] of texts.identities.entries()) {
    const width = INNER / texts.identities.length
    const x = MARGIN + index * width
    cell(x, width, 32, identity.full, identity.box)
    const text = values.identities[identity.id] ?? ''
    items.push(print(text, x + 12, top + 25, 11, 'sans', { fieldId: identity.id }))
  }
  top += 32
  for (const { label, lines } of texts.people) {
    cell(MARGIN, INNER, 62, label, '')
    lines.forEach((line, index) => {
      items.push(print(line, MARGIN + 12, top + 24 + 13 * index, 10, 'sans'))
    })
    top += 62
  }
  const width = INNER / 3
  for (const [index, box] of texts.boxes.entries()) {
    const x = MARGIN + (index % 3) * width
    cell(x, width, 42, box.full, box.box)
    const text = textOf(box, values, formatComma)
    const isLeft = index % 2 === 0
    const end = isLeft ? x + 18 : x + width - 8
    const options = { fieldId: box.id, align: isLeft ? undefined : 'right' } as const
    if (text) items.push(print(text, end, top + 36, 11, 'sans', options))
    if (index % 3 === 2) top += 42
  }
  return items
}

/** One row per box, with the amount at the right end, like a bank's or payroll office's own printout. */
function drawList(texts: FormTexts, values: FormValues): DrawingItem[] {
  const items: DrawingItem[] = [
    print(`${FORM_YEAR} Tax Statement`, MARGIN, 62, 17, 'serif-bold'),
    print(`Form ${texts.number}`, 572, 62, 13, 'serif-bold', { align: 'right' }),
    print(`${texts.title} (substitute form)`, MARGIN, 80, 11, 'serif'),
  ]
  let baseline = 110
  for (const { label, lines } of texts.people) {
    items.push(print(label.replace(/^\w /, ''), MARGIN, baseline, 9, 'serif-bold'))
    lines.forEach((line, index) => {
      items.push(print(line, MARGIN, baseline + 13 * (index + 1), 10.5, 'serif'))
    })
    baseline += 62
  }
  for (const box of [...texts.identities, ...texts.boxes]) {
    const label = `${box.box ? `Box ${box.box}  ` : ''}${box.full}`
    const text = textOf(box, values, (cents) => `$${formatComma(cents)}`)
    const options = { align: 'right', fieldId: box.id } as const
    items.push(print(label, MARGIN, baseline, 10.5, 'serif'))
    if (text) items.push(print(text, 572, baseline, 10.5, 'serif', options))
    items.push({ type: 'rule', x1: MARGIN, y1: baseline + 5, x2: 572, y2: baseline + 5 })
    baseline += 20
  }
  return items
}

/** Two copies on one page, short labels in small bold print, amounts in typewriter letters. */
function drawCompact(texts: FormTexts, values: FormValues): DrawingItem[] {
  const boxes = [...texts.identities, ...texts.boxes]
  const width = INNER / 4
  return [0, 350].flatMap((shift, copy) => {
    const isFirst = copy === 0
    const items = [
      print(`${texts.number} ${texts.title} ${FORM_YEAR}`, MARGIN, 50 + shift, 11, 'sans-bold'),
      print(isFirst ? 'Copy B' : 'Copy C', 572, 50 + shift, 9, 'sans', { align: 'right' }),
    ]
    const start = 62 + shift
    for (const [index, box] of boxes.entries()) {
      const x = MARGIN + (index % 4) * width
      const top = start + 44 * Math.floor(index / 4)
      const label = `${box.box ? `${box.box}. ` : ''}${box.short}`
      wrap(label, width - 12, 7).forEach((line, row) => {
        items.push(print(line, x, top + 9 + 8 * row, 7, 'sans-bold'))
      })
      const text = textOf(box, values, (cents) => (cents / 100).toFixed(2))
      const options = { align: 'right', fieldId: isFirst ? box.id : undefined } as const
      if (text) items.push(print(text, x + width - 14, top + 34, 10.5, 'mono', options))
    }
    const bottom = start + 44 * Math.ceil(boxes.length / 4)
    const name = texts.people.at(-1)?.lines.join(', ') ?? ''
    return [...items, print(name, MARGIN, bottom + 14, 9, 'sans')]
  })
}

const formatComma = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })

/** The text in a box: its identity number or amount, or else its decoy. */
function textOf(
  { id, decoy = '' }: BoxText,
  { amounts, identities }: FormValues,
  format: (cents: number) => string,
): string {
  const cents = amounts[id]
  return identities[id] ?? (cents ? format(cents) : decoy)
}

function frame(x: number, y: number, width: number, height: number): DrawingItem[] {
  const corners = [
    [x, y, x + width, y],
    [x, y + height, x + width, y + height],
    [x, y, x, y + height],
    [x + width, y, x + width, y + height],
  ] as const
  return corners.map(([x1, y1, x2, y2]) => ({ type: 'rule', x1, y1, x2, y2 }))
}

/** Breaks a label into lines. A letter is about half the font size wide. */
function wrap(text: string, width: number, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && longer.length * size * 0.52 <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
