/** A page of letter size as a list of things to print, in points from the top left. */
export type Drawing = readonly DrawingItem[]

export type DrawingItem = PrintedText | Rule

export type PrintedText = {
  type: 'text'
  text: string
  /** Left end, or right end with `align: 'right'`. */
  x: number
  baseline: number
  size: number
  font: FontName
  align?: 'right'
  /** 0 is black, 1 is white. */
  gray?: number
  /** The field whose value this is. A fillable form makes it a form field. */
  fieldId?: string
}

type Rule = { type: 'rule'; x1: number; y1: number; x2: number; y2: number }

export type FontName = 'sans' | 'sans-bold' | 'serif' | 'serif-bold' | 'mono'

export const LETTER = { width: 612, height: 792 } as const
