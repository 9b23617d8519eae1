import { findAnchors, type LabelSet } from './find-anchors.ts'
import type { FieldDefinition } from './forms.ts'
import { type Ink, ruleAcross, ruleBeside } from './ink.ts'
import {
  bottom,
  type Box,
  enclose,
  isSameLine,
  middleX,
  middleY,
  pad,
  right,
  type Word,
  wordsBefore,
} from './page-text.ts'
import { lettersOf } from './similarity.ts'

/** Where the form prints one of its values: the box with its label, as far as rules or other print allow. */
export type Cell = {
  field: FieldDefinition
  label: Label
  area: Box
  /** The label's print. All other print in the area belongs to the value. */
  holes: readonly Box[]
  /** The words of the value, by line. */
  lines: readonly (readonly Word[])[]
  /** Whether rules close it at the left and below. If not, a number nearby may be its own or another's. */
  isRuled: boolean
  /** The print of other labels with no rule in between. */
  neighbors: readonly Box[]
}

type Label = {
  /** With the rest of a wording that is longer than the known one. */
  words: readonly Word[]
  box: Box
  /** The height of its print. */
  height: number
  similarity: number
}

/** The cells of a form's fields, in their order. A label that is printed twice has two. */
export function findCells(words: readonly Word[], form: LabelSet, ink: Ink): Cell[] {
  const anchors = findAnchors(words, form)
  const used = new Set(anchors.flatMap(({ label }) => label.words))
  const free = words.filter((word) => !used.has(word))
  return form.fields.flatMap((field) =>
    anchors
      .filter((anchor) => anchor.field === field)
      .map(({ label }) => {
        const printed = [...label.words, ...restOf(label.words, label.height, free)]
        const whole = { ...label, words: printed, box: enclose(printed.map(({ box }) => box)) }
        const { area, isRuled } = areaOf(whole, words, ink)
        const others = anchors.flatMap((anchor) =>
          anchor.label === label ? [] : anchor.label.words,
        )
        const neighbors = isRuled ? [] : others.map(({ box }) => box)
        return { field, label: whole, area, isRuled, neighbors, ...contentOf(whole, words, area) }
      }),
  )
}

/** "NONE", "N/A" and the currency are print in the box, no other label. */
const IN_BOX = /^(?:none|n\/a|nil|void|zero|usd|us\$)\W*$/i
/** Letters, but not a number with a misread digit or two. */
const isText = ({ text }: Word) =>
  !IN_BOX.test(text) && lettersOf(text).length >= Math.max(2, text.replace(/\D/g, '').length + 1)

/** Dots that lead from a label to its value. */
const LEADER = /^[.…·_]+$/
/** "(Box 3 minus Box 4)" */
const REST = /^[^(]{0,3}\)$/
/** "Benefits paid in 2025" */
const YEAR = /^20\d\d$/
/** The words that go on where a label's known wording ends, in print of the same size. */
function restOf(label: readonly Word[], height: number, free: readonly Word[]): Word[] {
  const [first, last] = [label[0]?.box, label.at(-1)?.box]
  if (!first || !last) return []
  const next = free.find((word) => {
    const { box } = word
    const gap = isSameLine(box, last) ? box.x - right(last) : box.y - bottom(last)
    const isNext = isSameLine(box, last)
      ? box.x > last.x && gap < 0.8 * height
      : box.y > last.y && gap < 0.35 * height && Math.abs(box.x - first.x) < 2.5 * height
    const isAlike = isText(word) && Math.abs(box.height - height) < 0.25 * height
    const isYear =
      YEAR.test(word.text) &&
      isSameLine(box, last) &&
      /^(?:in|for)$/i.test(label.at(-1)?.text ?? '')
    const isMore = isAlike || isYear || REST.test(word.text)
    return isNext && isMore && !/^box$/i.test(word.text)
  })
  return next ? [next, ...restOf([...label, next], height, free)] : []
}

/** How far below its label a value may stand, in heights of the label, where no rule closes the box. */
export const MAX_DOWN = 4
/** How far away a closing rule may be. */
const MAX_RULE_DOWN = 9

function contentOf(label: Label, words: readonly Word[], area: Box) {
  const isOfLabel = (word: Word) => {
    const beside = label.words.filter(({ box }) => isSameLine(box, word.box))
    // Its box number, or a number inside it.
    const isBefore =
      beside.some(({ box }) => box.x > word.box.x) && right(word.box) > area.x - label.height
    return label.words.includes(word) || isBefore
  }
  const print = toLines(words.filter(isOfLabel)).map((line) => enclose(line.map(({ box }) => box)))
  const inside = words.filter((word) => isInside(word.box, area) && !isOfLabel(word))
  return {
    holes: print.map((box) => pad(box, 0.15 * label.height)),
    lines: toLines(inside).map(withoutLeaders),
  }
}

const withoutLeaders = (line: readonly Word[]) =>
  line.slice(
    Math.max(
      0,
      line.findIndex(({ text }) => !LEADER.test(text)),
    ),
  )

function areaOf(label: Label, words: readonly Word[], ink: Ink) {
  const { box, height } = label
  const others = words.filter((word) => isText(word) && !label.words.includes(word))
  const margin = 0.15 * height
  const rule = ruleAcross(ink, box, bottom(box), bottom(box) + MAX_RULE_DOWN * height)
  // Some payers print the value above its label.
  const above = rule === null ? null : ruleAcross(ink, box, box.y, box.y - MAX_RULE_DOWN * height)
  const y = above === null ? box.y : above + margin
  const sides = { ...box, height: (rule ?? bottom(box)) - box.y }
  const leftRule = ruleBeside(ink, sides, box.x, Math.max(0, box.x - MAX_RULE_DOWN * height))
  const rightRule = ruleBeside(ink, sides, right(box), ink.width)
  const [first] = label.words
  const start = first ? Math.min(box.x, startOfRun(first, words)) : box.x
  const x = leftRule === null ? start - 0.5 * height : leftRule + margin
  const nextTexts = others
    .filter(({ box: { x: start } }) => start > right(box))
    .filter((word) => middleY(word.box) > box.y && middleY(word.box) < bottom(box))
    .map((word) => Math.max(right(box), startOfRun(word, words) - 0.5 * height))
  const end = Math.min(rightRule === null ? ink.width : rightRule - margin, ...nextTexts)
  const textsBelow = others
    .filter((word) => middleX(word.box) > x && middleX(word.box) < end)
    .map((word) => word.box.y)
    .filter((top) => top > bottom(box) - 0.4 * height)
  const foot =
    rule === null ? Math.min(bottom(box) + MAX_DOWN * height, ...textsBelow) : rule - margin
  const area: Box = { x, y, width: end - x, height: foot - y }
  return { area, isRuled: leftRule !== null && rule !== null }
}

const BOX_NUMBER = /^(?:box|\d{1,2}[a-z]?[.:]?|[a-f][.:]?)$/i

/** Where a label begins with its box number, "1" or "Box 1". A number before that is a value. */
function startOfRun({ box }: Word, words: readonly Word[], wanted = BOX_NUMBER): number {
  const [before] = wordsBefore(words, box, 3)
  return before && wanted.test(before.text) ? startOfRun(before, words, /^box$/i) : box.x
}

export function isInside(box: Box, area: Box): boolean {
  const [x, y] = [middleX(box), middleY(box)]
  return x > area.x && x < right(area) && y > area.y && y < bottom(area)
}

/** Words by their lines, each from left to right. */
export function toLines(words: readonly Word[]): Word[][] {
  const lines: Word[][] = []
  for (const word of words.toSorted((a, b) => middleY(a.box) - middleY(b.box))) {
    const line = lines.findLast(([first]) => first && isSameLine(first.box, word.box))
    if (line) line.push(word)
    else lines.push([word])
  }
  return lines.map((line) => line.toSorted((a, b) => a.box.x - b.box.x))
}
