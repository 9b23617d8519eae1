/**
 * The forms' figures, typed from the sources named in tests/fixtures/tax-parameters.md and tax-more.md. They
 * are deliberately not the engine's, since this calculation must find the engine's errors.
 */

export type Status = 'single' | 'married_joint' | 'married_separate' | 'head_of_household'
export type Year = 2025 | 2026

/** Upper ends of the 10%, 12%, 22%, 24%, 32% and 35% brackets (Form 1040-ES, Schedules X, Y-1, Y-2, Z). */
export const SCHEDULES: Record<Year, Record<Status, readonly number[]>> = {
  2025: {
    single: [11925, 48475, 103350, 197300, 250525, 626350],
    married_joint: [23850, 96950, 206700, 394600, 501050, 751600],
    married_separate: [11925, 48475, 103350, 197300, 250525, 375800],
    head_of_household: [17000, 64850, 103350, 197300, 250500, 626350],
  },
  2026: {
    single: [12400, 50400, 105700, 201775, 256225, 640600],
    married_joint: [24800, 100800, 211400, 403550, 512450, 768700],
    married_separate: [12400, 50400, 105700, 201775, 256225, 384350],
    head_of_household: [17700, 67450, 105700, 201750, 256200, 640600],
  },
}

export const SCHEDULE_PERCENTS = [10, 12, 22, 24, 32, 35, 37]

type YearFigures = {
  standard: Record<Status, number>
  /** For each person aged 65: unmarried, married. */
  older: [unmarried: number, married: number]
  educator: number
  gamblingPercent: number
  /** Form 8962: poverty line for one person and each additional person. */
  poverty: [one: number, further: number]
  /** Form 8962, corners of Table 2: percent of the poverty line, share in hundredths of a percent. */
  table2: [percent: number, share: number][]
  /**
   * EITC by children: earned income amount, maximum credit, start of the phase-out, and start on a joint
   * return.
   */
  eic: [most: number, start: number, startJoint: number][]
  eicInvestment: number
  /** IRA contribution limit, and more from 50 on. */
  ira: [limit: number, older: number]
  /** Form 8880: most income for 50%, 20% and 10%, for a single filer. Joint twice, head of household 1.5 times. */
  savers: [number, number, number]
  /** Form 2441 line 21. Half on a separate return. */
  careBenefits: number
  /** Ohio: the amount due on the first dollar over 26,050, and the second bracket of 2025. */
  ohioBase: number
  ohioSecond: [over: number, base: number] | null
}

export const FIGURES: Record<Year, YearFigures> = {
  2025: {
    standard: {
      single: 15750,
      married_joint: 31500,
      married_separate: 15750,
      head_of_household: 23625,
    },
    older: [2000, 1600],
    educator: 300,
    gamblingPercent: 100,
    poverty: [15060, 5380],
    table2: [
      [0, 0],
      [150, 0],
      [200, 200],
      [250, 400],
      [300, 600],
      [400, 850],
    ],
    eic: [
      [649, 10620, 17730],
      [4328, 23350, 30470],
      [7152, 23350, 30470],
      [8046, 23350, 30470],
    ],
    eicInvestment: 11950,
    ira: [7000, 1000],
    savers: [23750, 25500, 39500],
    careBenefits: 5000,
    ohioBase: 342,
    ohioSecond: [100000, 2394.32],
  },
  2026: {
    standard: {
      single: 16100,
      married_joint: 32200,
      married_separate: 16100,
      head_of_household: 24150,
    },
    older: [2050, 1650],
    educator: 350,
    gamblingPercent: 90,
    poverty: [15650, 5500],
    table2: [
      [0, 210],
      [133, 210],
      [133, 314],
      [150, 419],
      [200, 660],
      [250, 844],
      [300, 996],
      [400, 996],
    ],
    eic: [
      [664, 10860, 18140],
      [4427, 23890, 31160],
      [7316, 23890, 31160],
      [8231, 23890, 31160],
    ],
    eicInvestment: 12200,
    ira: [7500, 1100],
    savers: [24250, 26250, 40250],
    careBenefits: 7500,
    ohioBase: 332,
    ohioSecond: null,
  },
}

/** EITC percentages: credit and phase-out, by children (IRC §32(b)(1)). */
export const EIC_PERCENTS = [
  [7.65, 7.65],
  [34, 15.98],
  [40, 21.06],
  [45, 21.06],
]
