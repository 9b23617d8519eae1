/** The parts of opentype.js we use. The package ships no types. */
declare module 'opentype.js/dist/opentype.mjs' {
  export type PathCommand = { type: 'M' | 'L' | 'C' | 'Q' | 'Z' } & {
    [coordinate in 'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y']?: number
  }
  export type Font = {
    /** 0 if the typeface does not have it. */
    charToGlyphIndex(character: string): number
    tables: {
      /** Only in a typeface with several weights. */
      fvar?: { axes: { minValue: number; maxValue: number }[] }
      os2: { usWeightClass: number }
      gsub: { features: { tag: string }[] }
    }
    getPath(
      text: string,
      x: number,
      y: number,
      size: number,
      options?: {
        /** Axis tags and their values, such as { wght: 700 }. */
        variation?: Record<string, number>
        /** In parts of the font size. */
        letterSpacing?: number
      },
    ): { commands: PathCommand[] }
  }
  export function parse(data: ArrayBuffer): Font
}
