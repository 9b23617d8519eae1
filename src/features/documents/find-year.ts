import { findTitles } from './find-forms.ts'
import { findLabels, hasBoxNumber } from './find-labels.ts'
import type { FormDefinition } from './forms.ts'
import { bottom, isSameLine, pad, type Word, wordsBefore } from './page-text.ts'

const YEAR = /^20[2-4]\d$/
/** "(Rev. January 2024)" is the year of the blank form, and a date is a day. */
const BEFORE_ANOTHER_YEAR =
  /^\(?(?:rev(?:ised|ision)?\.?|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\d{1,2},$/i

/**
 * The form's own tax year: beside its title, in "For calendar year", or in the label of a box, in this order.
 * @returns null if none of them names one year
 */
export function findYear(words: readonly Word[], form: FormDefinition): number | null {
  const years = words.flatMap((word, index) => {
    const number = yearAt(words, index)
    return number === null || isOfAnotherDate(words, word) ? [] : [{ word, number }]
  })
  const titles = [
    // "Interest income" is also the label of a box.
    ...findLabels(words, form.title)
      .filter((label) => !form.fields.some(({ box }) => hasBoxNumber(words, label, box)))
      .flatMap((label) => label.words),
    ...findTitles(words).filter(({ kind }) => kind === form.kind),
  ]
  const isNearTitle = ({ word: { box } }: Year) =>
    titles.some(({ box: title }) => {
      const around = pad(title, 1.5 * title.height)
      const isClose = box.y < bottom(around) && bottom(box) > around.y
      return isSameLine(title, box) || (isClose && box.height > 0.9 * title.height)
    })
  const isCalendarYear = ({ word }: Year) =>
    twoBefore(words, word).some(({ text }) => /^year:?$/i.test(text))
  const labels = form.fields.flatMap(({ labels: wordings }) =>
    wordings.flatMap((wording) => findLabels(words, wording).flatMap((label) => label.words)),
  )
  const isInLabel = ({ word }: Year) => {
    const [before] = twoBefore(words, word)
    return before !== undefined && /^(?:in|for)$/i.test(before.text) && labels.includes(before)
  }
  for (const isOwn of [isNearTitle, isCalendarYear, isInLabel]) {
    const own = new Set(years.filter(isOwn).map(({ number }) => number))
    const [year] = own
    if (year !== undefined) return own.size === 1 ? year : null
  }
  return null
}

type Year = { word: Word; number: number }

/** The year printed as one word, or as two: "20" and "25". */
function yearAt(words: readonly Word[], index: number): number | null {
  const { text, box } = words[index] ?? { text: '', box: null }
  const next = words[index + 1]
  const isSplit = text === '20' && next && box && isSameLine(next.box, box)
  const whole = isSplit ? text + next.text : text
  return YEAR.test(whole) ? Number(whole) : null
}

const twoBefore = (words: readonly Word[], { box }: Word) => wordsBefore(words, box, 6).slice(0, 2)

function isOfAnotherDate(words: readonly Word[], word: Word): boolean {
  return twoBefore(words, word).some(({ text }) => BEFORE_ANOTHER_YEAR.test(text))
}
