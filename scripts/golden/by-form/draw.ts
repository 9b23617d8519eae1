import { FIGURES, type Status } from './figures.ts'
import { EMPTY, type Household } from './household.ts'

/**
 * Made-up households, the same on every run. Incomes stay below the limits of rules that the forms here leave
 * out: Additional Medicare Tax, net investment income tax, AMT, and the child tax credit's phase-out.
 */
export function drawHouseholds(): Household[] {
  state = SEED
  const edges = drawEdges()
  const random = Array.from({ length: 240 }, (_, index) => drawOne(index))
  const owners = Array.from({ length: 80 }, (_, index) => drawOwner(index))
  const others = [...drawSavers(), ...drawSmallItems(), ...drawTowns()]
  return [...edges, ...random, ...owners, ...others].map((h) => ({
    ...h,
    box5_head: Math.max(h.box5_head, h.wages_head),
  }))
}

/** A 32-bit linear congruential generator: simple, and the same everywhere. */
const SEED = 20261123
let state = SEED
function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32
}
const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
const sometimes = (share: number, from: number, to: number) =>
  random() < share ? whole(from, to) : 0
const oneOf = <T>(...items: [T, ...T[]]): T => items[whole(0, items.length - 1)] ?? items[0]

const YEARS = [2025, 2026] as const

function drawOne(index: number): Household {
  const status: Status = oneOf(
    'single',
    'married_joint',
    'married_joint',
    'head_of_household',
    'married_separate',
  )
  const joint = status === 'married_joint'
  const most = status === 'married_separate' ? 80000 : 110000
  const age = oneOf(whole(19, 24), whole(25, 58), whole(25, 58), whole(60, 80))
  const wages = sometimes(0.85, 500, oneOf(20000, 45000, most))
  const pension = sometimes(0.35, 300, oneOf(3000, 9000, 40000))
  const interest = sometimes(0.4, 5, 9000)
  const winnings = sometimes(0.15, 100, 20000)
  const medical = sometimes(0.35, 200, 25000)
  const town = oneOf(0, 1, 1.5, 2, 2.5)
  const elsewhere = town > 0 ? sometimes(0.4, 0, wages) : 0
  const hasPlan = random() < 0.5
  const benchmark = hasPlan ? whole(300, 2000) * 12 : 0
  const months = random() < 0.25 ? whole(1, 11) : 12
  const ofYear = (annual: number) => Math.round((annual * months) / 12)
  return {
    ...EMPTY,
    tax_year: YEARS[index % 2] ?? 2026,
    filing_status: status,
    age_head: age,
    age_spouse: joint ? whole(25, 75) : 0,
    children_under_13: status === 'head_of_household' ? whole(1, 3) : sometimes(0.3, 1, 3),
    children_13_to_16: sometimes(0.2, 1, 2),
    wages_head: wages,
    wages_spouse: joint ? sometimes(0.6, 100, 60000) : 0,
    interest,
    us_bond_interest: sometimes(0.3, 0, interest),
    pension_head: pension,
    pension_spouse: joint ? sometimes(0.2, 100, 30000) : 0,
    uniformed_retirement_head: sometimes(0.2, 0, pension),
    early_withdrawal_head: age < 59 ? sometimes(0.7, 0, pension) : 0,
    early_exception: oneOf('none', 'none', 'whole', 'part', 'medical', 'first_home'),
    excepted: sometimes(0.5, 100, 20000),
    educator_head: sometimes(0.2, 50, 900),
    gambling_winnings_head: winnings,
    gambling_losses: winnings > 0 ? whole(0, 25000) : 0,
    state_refund: sometimes(0.15, 20, 1500),
    short_term_gain: sometimes(0.25, 0, 15000) - sometimes(0.25, 0, 15000),
    short_term_carryover: sometimes(0.15, 100, 9000),
    foreign_tax: interest > 0 ? sometimes(0.3, 5, 900) : 0,
    mortgage_interest: sometimes(0.3, 1000, 30000),
    medical,
    own_health_premiums: sometimes(0.4, 0, medical),
    long_term_care: sometimes(0.2, 100, 4000),
    childcare: sometimes(0.5, 500, 9000),
    student_months_spouse: joint ? sometimes(0.2, 1, 12) : 0,
    slcsp: ofYear(benchmark),
    premium: hasPlan ? ofYear(whole(200, 2000) * 12) : 0,
    aptc: hasPlan ? sometimes(0.7, 0, ofYear(benchmark)) : 0,
    months_covered: months,
    college_savings: sometimes(0.2, 500, 12000),
    college_beneficiaries: whole(1, 3),
    home_school_students: sometimes(0.1, 1, 3),
    private_tuition: sometimes(0.1, 200, 4000),
    scholarship_head: sometimes(0.1, 50, 1500),
    campaign: sometimes(0.1, 10, 200),
    other_state_income: sometimes(0.15, 500, 30000),
    other_state_tax: sometimes(0.5, 10, 2000),
    district_percent: oneOf(0, 0.75, 1, 1.25, 2),
    district_base: oneOf('traditional', 'earned'),
    box5_head: town > 0 ? wages + sometimes(0.4, 500, 20000) : wages,
    town_percent: town,
    town_wages_elsewhere: elsewhere,
    town_paid_elsewhere: Math.round(elsewhere * oneOf(0.01, 0.02, 0.025)),
    town_credit_percent: oneOf(0, 50, 100),
    town_credit_limit_percent: oneOf(0.5, 1, 2),
  }
}

/** Owners with a K-1, royalty owners, parents who live apart, couples who work in two towns, and mixtures. */
function drawOwner(index: number): Household {
  const kind = index % 4
  const status =
    kind === 3 ? 'married_joint' : oneOf('single', 'married_joint', 'head_of_household')
  const joint = status === 'married_joint'
  const wages = whole(3000, 60000)
  const children = kind === 2 || status === 'head_of_household' ? whole(1, 3) : 0
  const passive = kind === 0 && random() < 0.3
  const guaranteed = kind === 0 && !passive ? sometimes(0.4, 1000, 20000) : 0
  const partnership = kind === 0 ? sometimes(0.6, 500, 50000) : 0
  const share = partnership + (kind === 0 ? whole(500, 60000) : 0)
  const royalties = kind === 1 ? whole(500, children > 0 ? 20000 : 300000) : 0
  const spouse = joint ? whole(400, 50000) : 0
  const town = oneOf(1, 1.5, 2, 2.5)
  const percent = () => oneOf(0.5, 1, 2, 3)
  const ofWages = (amount: number) => Math.round((amount * percent()) / 100)
  return {
    ...EMPTY,
    tax_year: YEARS[whole(0, 1)] ?? 2026,
    filing_status: status,
    age_spouse: joint ? 40 : 0,
    children_13_to_16: children,
    released_13_to_16: kind === 2 ? whole(0, 1) : 0,
    away_13_to_16: kind === 2 ? whole(0, children - 1) : 0,
    wages_head: wages,
    wages_spouse: spouse,
    s_corp_head: share - partnership,
    partnership_head: partnership,
    guaranteed_head: partnership > 0 ? guaranteed : 0,
    box14_head: partnership > 0 && !passive ? partnership + guaranteed : 0,
    section179_head: share > 0 && !passive ? sometimes(0.3, 1, share) : 0,
    passive_head: Number(passive),
    owner_pay_head: kind === 0 ? sometimes(0.4, 1000, wages) : 0,
    royalties,
    royalty_expenses: royalties > 0 ? sometimes(0.5, 0, royalties) : 0,
    oil: kind === 1 ? whole(0, 1) : 0,
    district_percent: oneOf(0, 1),
    district_base: oneOf('traditional', 'earned'),
    box5_head: wages,
    town_percent: town,
    town_wages_elsewhere: wages,
    town_paid_elsewhere: ofWages(wages),
    town_wages_elsewhere_2: spouse,
    town_paid_elsewhere_2: ofWages(spouse),
    town_credit_percent: oneOf(50, 100),
    town_credit_limit_percent: oneOf(1, town),
  }
}

/** Both sides of each limit in the rules. */
function drawEdges(): Household[] {
  return YEARS.flatMap((tax_year) => {
    const vary = (
      values: number[],
      one: (value: number, index: number) => Partial<Household>,
    ): Household[] => values.map((value, index) => ({ ...EMPTY, tax_year, ...one(value, index) }))
    // Whole percents of the poverty line where Form 8962 changes, and the last dollar of 400%.
    const [line] = FIGURES[tax_year].poverty
    const premiumIncomes = [99, 100, 132, 133, 149, 150, 199, 200, 249, 250, 299, 300, 399]
      .map((percent) => Math.ceil((line * percent) / 100))
      .concat(4 * line, 4 * line + 1)
    return [
      ...vary(premiumIncomes, (wages_head, index) => ({
        wages_head,
        slcsp: 8400,
        premium: 7800,
        aptc: index % 3 === 0 ? 0 : 7000,
      })),
      ...vary([1499, 1500, 1501], (medical) => ({ wages_head: 20000, medical })),
      ...vary([499, 500], (wages_spouse) => ({
        filing_status: 'married_joint',
        age_spouse: 40,
        wages_head: 60000,
        wages_spouse,
      })),
      ...vary([28450, 28451], (wages_head) => ({ wages_head })),
      ...vary([40000, 40001, 80000, 80001], (wages_head) => ({
        filing_status: 'head_of_household',
        children_13_to_16: 2,
        wages_head,
      })),
      ...vary([4000, 4001], (college_savings) => ({ wages_head: 60000, college_savings })),
      ...vary([300, 301, 350, 351, 650, 651], (educator_head) => ({
        wages_head: 60000,
        educator_head,
      })),
      ...vary([9999, 10000, 10001], (excepted) => ({
        wages_head: 20000,
        pension_head: 15000,
        early_withdrawal_head: 15000,
        early_exception: 'first_home',
        excepted,
      })),
      ...vary([0, 6, 12], (student_months_spouse) => ({
        filing_status: 'married_joint',
        age_spouse: 30,
        children_under_13: 2,
        wages_head: 60000,
        wages_spouse: 2400,
        childcare: 7000,
        student_months_spouse,
      })),
      ...vary([11000, 12000], (short_term_carryover) => ({
        wages_head: 50000,
        short_term_gain: 8000,
        short_term_carryover,
      })),
      ...vary([2000, 9000], (long_term_carryover) => ({ wages_head: 50000, long_term_carryover })),
    ]
  })
}

/** Rent, IRAs, the saver's credit, care benefits and plans cashed out early. */
function drawSavers(): Household[] {
  const edges = YEARS.flatMap((tax_year): Household[] => {
    const of = (more: Partial<Household>): Household => ({ ...EMPTY, tax_year, ...more })
    const head = { filing_status: 'head_of_household', children_under_13: 1 } as const
    const joint = { filing_status: 'married_joint', age_spouse: 40 } as const
    const { eicInvestment } = FIGURES[tax_year]
    return [
      ...[eicInvestment, eicInvestment + 1, 13000].map((rent) =>
        of({ ...head, children_13_to_16: 1, wages_head: 22000, rent, rent_business: 1 }),
      ),
      of({ ...joint, wages_head: 31000, other_savings_head: 2000, pension_spouse: 14000 }),
      of({ ...joint, wages_head: 45000, other_savings_head: 3000, earlier_withdrawals: 1500 }),
      of({ wages_head: 21000, ira_head: 2000, pension_head: 4000 }),
      of({
        ...joint,
        age_head: 60,
        wages_head: 6000,
        wages_spouse: 5000,
        pension_spouse: 90000,
        ira_head: 8000,
      }),
      of({
        ...joint,
        wages_head: 6000,
        wages_spouse: 5000,
        interest: 60000,
        ira_head: 6000,
        ira_spouse: 7000,
      }),
      of({
        ...joint,
        wages_head: 5000,
        wages_spouse: 5000,
        interest: 60000,
        ira_head: 6000,
        ira_spouse: 7000,
      }),
      of({
        ...joint,
        wages_head: 0,
        wages_spouse: 9000,
        interest: 60000,
        ira_head: 7000,
        ira_spouse: 7000,
      }),
      of({ wages_head: 48000, pension_head: 12000, early_withdrawal_head: 12000, age_head: 46 }),
      ...[4999, 5000, 5001, 7500, 7501].map((care_benefits_head) =>
        of({
          ...joint,
          children_under_13: 2,
          wages_head: 60000,
          wages_spouse: 40000,
          childcare: 9000,
          care_benefits_head,
        }),
      ),
    ]
  })
  return [...edges, ...Array.from({ length: 60 }, (_, index) => drawSaver(index))]
}

function drawSaver(index: number): Household {
  const status: Status = oneOf('single', 'married_joint', 'married_joint', 'head_of_household')
  const joint = status === 'married_joint'
  const pension = sometimes(0.3, 300, 15000)
  return {
    ...EMPTY,
    tax_year: YEARS[index % 2] ?? 2026,
    filing_status: status,
    age_head: whole(25, 70),
    age_spouse: joint ? whole(25, 70) : 0,
    children_under_13: status === 'head_of_household' ? whole(1, 3) : sometimes(0.5, 1, 3),
    wages_head: whole(2000, oneOf(15000, 40000, 70000)),
    wages_spouse: joint ? sometimes(0.7, 500, 40000) : 0,
    care_benefits_head: sometimes(0.5, 500, 8000),
    rent: sometimes(0.4, 2000, 18000),
    rent_business: whole(0, 1),
    ira_head: sometimes(0.4, 200, 9000),
    ira_spouse: joint ? sometimes(0.4, 200, 9000) : 0,
    other_savings_head: sometimes(0.4, 200, 5000),
    earlier_withdrawals: sometimes(0.2, 100, 3000),
    pension_head: pension,
    early_withdrawal_head: sometimes(0.3, 0, pension),
    early_exception: oneOf('none', 'whole', 'part'),
    childcare: sometimes(0.7, 500, 12000),
    district_percent: oneOf(0, 1),
    town_percent: oneOf(0, 1.5),
  }
}

/** Both sides of each limit of alimony, savings penalties, mortgage insurance, a third student, two jobs and own rentals. */
function drawSmallItems(): Household[] {
  return YEARS.flatMap((tax_year): Household[] => {
    const of = (more: Partial<Household>): Household => ({ ...EMPTY, tax_year, ...more })
    const joint = { filing_status: 'married_joint', age_spouse: 40 } as const
    const head = { filing_status: 'head_of_household', children_13_to_16: 1 } as const
    const { eicInvestment, ira } = FIGURES[tax_year]
    const most = tax_year === 2025 ? 10918.2 : 11439
    const incomes = [100000, 100001, 101000, 101001, 109000, 109001]
    const home = { mortgage_interest: 30000, mortgage_insurance: 2000 }
    const learning = { student_1: 4001, student_2: 2001, student_3: 10001 }
    const ownRent = { rent_business: 1, rent_professional: 1 }
    return [
      of({ wages_head: 40000, interest: 900, savings_penalty: 300 }),
      of({ wages_head: 40000, interest: 900, savings_penalty: 1200 }),
      of({ interest: 250000, savings_penalty: 3000 }),
      ...[eicInvestment, eicInvestment + 1].map((interest) =>
        of({ ...head, wages_head: 15000, interest, savings_penalty: 400 }),
      ),
      ...[0, ira[0] - 1, ira[0], ira[0] + 1].map((alimony_received_head) =>
        of({ alimony_received_head, ira_head: ira[0] + 1, interest: 20000 }),
      ),
      of({ ...head, alimony_received_head: 15000 }),
      of({ wages_head: 70000, alimony_paid_head: 12000 }),
      ...[499, 500].map((alimony_received_head) =>
        of({ ...joint, alimony_received_head, wages_spouse: 60000 }),
      ),
      ...[1500, 1501].map((alimony_paid_head) =>
        of({ ...joint, wages_head: 2000, alimony_paid_head, wages_spouse: 60000 }),
      ),
      ...[0, most, most + 1, 12400].map((social_security_withheld_head) =>
        of({ wages_head: 200000, social_security_withheld_head }),
      ),
      of({ ...joint, wages_head: 220000, social_security_withheld_head: 13640 }),
      ...incomes.map((wages_head) => of({ ...home, wages_head })),
      ...incomes.map((wages_head) => of({ ...home, ...joint, wages_head })),
      ...[50000, 50001, 50500, 50501, 54500, 54501].map((wages_head) =>
        of({ ...home, filing_status: 'married_separate', wages_head }),
      ),
      ...[2000, 2001, 4000, 4001].map((student_1) => of({ wages_head: 50000, student_1 })),
      ...[9999, 10000, 10001].map((student_3) =>
        of({ ...joint, wages_head: 90000, student_1: 4000, student_2: 3000, student_3 }),
      ),
      ...[80000, 80001, 85000, 89999, 90000].map((wages_head) => of({ ...learning, wages_head })),
      ...[160000, 160001, 179999, 180000].map((wages_head) =>
        of({ ...learning, ...joint, wages_head }),
      ),
      of({ ...learning, filing_status: 'married_separate', wages_head: 50000 }),
      of({ ...learning, wages_head: 20000 }),
      ...[eicInvestment, eicInvestment + 1, 20000].map((rent) =>
        of({ ...head, ...ownRent, wages_head: 15000, rent }),
      ),
      of({ ...ownRent, wages_head: 190000, rent: -60000 }),
      of({ ...ownRent, wages_head: 175000, rent: 30000 }),
    ]
  })
}

/** Two jobs in towns with rates of their own, moves within Ohio by days, and military pay. */
function drawTowns(): Household[] {
  const edges = YEARS.flatMap((tax_year): Household[] => {
    const of = (more: Partial<Household>): Household => ({ ...EMPTY, tax_year, ...more })
    const joint = { filing_status: 'married_joint', age_spouse: 40 } as const
    const home = { town_percent: 2, town_credit_limit_percent: 2 }
    const jobs = {
      ...joint,
      ...home,
      wages_head: 50000,
      wages_spouse: 50000,
      town_wages_elsewhere: 50000,
      town_rate_elsewhere: 3,
      town_wages_elsewhere_2: 50000,
      town_rate_elsewhere_2: 1,
    }
    const alone = { wages_head: 60000, district_percent: 1, district_base: 'earned', ...home }
    const move = { earlier_district_percent: 0.5, earlier_town_percent: 1 }
    const soldier = { ...alone, wages_head: 48000 }
    return [
      of(jobs),
      // More or less withheld than the town's tax.
      of({ ...jobs, town_paid_elsewhere: 1000, town_paid_elsewhere_2: 900 }),
      ...[1.99, 2, 2.01].map((town_rate_elsewhere) => of({ ...jobs, town_rate_elsewhere })),
      of({ ...jobs, town_credit_percent: 50 }),
      of({ ...jobs, town_credit_limit_percent: 1 }),
      of({ ...jobs, town_rate_elsewhere_2: 0, town_paid_elsewhere_2: 1200 }),
      ...[0, 1, 146, 182, 364].map((earlier_days) => of({ ...alone, ...move, earlier_days })),
      of({ ...alone, ...move, earlier_days: 146, earlier_district_base: 'earned' }),
      of({ ...jobs, earlier_days: 146, earlier_town_percent: 1 }),
      of({ ...alone, age_head: 65, wages_head: 9000, ...move, earlier_days: 182 }),
      ...[1, 20000, 48000].map((military_pay_head) => of({ ...soldier, military_pay_head })),
      ...[0, 499, 500].map((left) =>
        of({ ...joint, wages_head: 40000, wages_spouse: 40000, military_pay_head: 40000 - left }),
      ),
    ]
  })
  return [...edges, ...Array.from({ length: 30 }, (_, index) => drawMove(index))]
}

function drawMove(index: number): Household {
  const joint = random() < 0.6
  const wages = whole(3000, 70000)
  const spouse = joint ? whole(1000, 60000) : 0
  const town = oneOf(0, 1, 1.5, 2.5)
  const percent = () => oneOf(0, 0.5, 1, 2, 3)
  return {
    ...EMPTY,
    tax_year: YEARS[index % 2] ?? 2026,
    filing_status: joint ? 'married_joint' : 'single',
    age_head: oneOf(40, 66),
    age_spouse: joint ? 40 : 0,
    wages_head: wages,
    wages_spouse: spouse,
    district_percent: oneOf(0, 0.75, 1.5),
    district_base: oneOf('traditional', 'earned'),
    town_percent: town,
    town_wages_elsewhere: wages,
    town_paid_elsewhere: sometimes(0.8, 0, 1500),
    town_rate_elsewhere: percent(),
    town_wages_elsewhere_2: spouse,
    town_paid_elsewhere_2: joint ? sometimes(0.8, 0, 1500) : 0,
    town_rate_elsewhere_2: joint ? percent() : 0,
    town_credit_percent: oneOf(50, 100),
    town_credit_limit_percent: oneOf(1, town),
    earlier_days: sometimes(0.7, 1, 364),
    earlier_district_percent: oneOf(0, 1),
    earlier_district_base: oneOf('traditional', 'earned'),
    earlier_town_percent: oneOf(0, 1, 2),
    military_pay_head: sometimes(0.2, 0, wages),
  }
}
