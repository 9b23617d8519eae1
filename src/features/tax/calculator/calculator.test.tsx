import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Link, MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_FORM } from '@/features/estimator/public.ts'
import { loadTaxEngine } from '@/tax/load.ts'
import { Calculator } from './calculator.tsx'

vi.mock('@/config/rates.ts', () => vi.importActual('../../../../tests/fixtures/specified-rates.ts'))
vi.mock('@/tax/load.ts', async (importOriginal) => {
  const original = await importOriginal<{ loadTaxEngine: () => Promise<unknown> }>()
  return { loadTaxEngine: vi.fn(original.loadTaxEngine) }
})

const field = (name: string) => screen.getByRole('textbox', { name })
const result = () => within(screen.getByRole('region', { name: 'Result' }))
const taxOf = (amount: string) => figure(`You paid $0 during the year; the tax comes to ${amount}.`)
const figure = (text: string) => waitFor(() => expect(result().getByText(text)).toBeVisible())

function open(hash = '', beside?: ReactNode) {
  render(
    <MemoryRouter initialEntries={[`/resources/tax-calculator${hash}`]}>
      <Calculator heading={<h1>Tax calculator</h1>} />
      {beside}
    </MemoryRouter>,
  )
}

beforeEach(() => vi.mocked(loadTaxEngine).mockClear())
afterEach(() => vi.useRealTimers())

test('updates the result while typing, from a balance due to a refund (R176)', async () => {
  open()
  expect(result().getByText('Enter any income to begin.')).toBeVisible()
  await userEvent.type(field('Wages'), '50000')
  await figure('You would owe the IRS about')
  expect(await result().findByText('Deadline: April 15, 2027')).toBeVisible()
  await userEvent.type(field('Federal tax withheld'), '5000')
  await figure('Your federal refund would be about')
})

test('asks for wages and withholding first, then for the status', () => {
  open()
  const first = screen.getByRole('group', { name: 'Wages and withholding' })
  expect(within(first).getAllByRole('textbox')).toEqual([
    field('Wages'),
    field('Federal tax withheld'),
  ])
  const status = screen.getByRole('combobox', { name: /Filing status/ })
  expect(first.compareDocumentPosition(status)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('shows an example, named as one, until there is a result', async () => {
  open()
  const example = result().getByRole('region', { name: 'Example, not your result' })
  expect(example).toHaveTextContent(
    /Federal refund \$1,198, Ohio due \$108: together\s*\$1,090 back/,
  )
  expect(result().queryByText('$—')).toBeNull()
  await userEvent.type(field('Wages'), '50000')
  await taxOf('$3,820')
  expect(result().queryByText(/^Example/)).toBeNull()
})

test('asks for the Ohio withholding, then adds up both returns in one line', async () => {
  open('#calculator?v=1&taxYear=2026&wages=50000&withholding=5000')
  await userEvent.click(await result().findByRole('button', { name: 'Add Ohio withholding' }))
  expect(field('Ohio tax withheld')).toHaveFocus()
  await userEvent.type(field('Ohio tax withheld'), '400')
  const line = await result().findByRole('heading', {
    name: 'Federal refund $1,180, Ohio due $532: together',
  })
  expect(line.nextElementSibling).toHaveTextContent('$648 back')
  expect(result().queryByRole('button', { name: 'Add Ohio withholding' })).toBeNull()
})

test('shows each bracket as a step with its rate, the income in it and the tax', async () => {
  open('#calculator?v=1&taxYear=2026&wages=50000')
  const name = 'How $33,900 of taxable income is taxed'
  const stairs = within(await result().findByRole('list', { name }))
  expect(stairs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '10% bracket, $0 to $12,400: taxes $12,400, tax $1,240',
    '12% bracket, $12,400 to $50,400: taxes $21,500, tax $2,580',
  ])
})

test('opens the estimator with what it knows, and leaves the address empty', async () => {
  open(
    '#calculator?v=1&taxYear=2026&filingStatus=headOfHousehold&childrenUnder17=2&wages=50000&farm=900',
    <Address />,
  )
  const button = await result().findByRole('button', { name: /^Have us file this/ })
  expect(button).toHaveAccessibleName('Have us file this: your price from $210')
  await userEvent.click(button)
  await waitFor(() => expect(screen.getByText('/#estimate')).toBeVisible())
  const kept = window.sessionStorage.getItem('estimator') ?? ''
  expect(kept).toBe('v=1&type=family&dependents=2&farm=none&step=farm')
  expect(kept).not.toMatch(/50,?000|900/)
  window.sessionStorage.removeItem('estimator')
})

test('names the price with the answers given to the estimator before', async () => {
  const earlier = { ...DEFAULT_FORM, returnType: 'family', dependentCount: 2 }
  window.sessionStorage.setItem(
    'estimator',
    JSON.stringify({ v: 1, form: earlier, step: 'income' }),
  )
  open('#calculator?v=1&wages=50000&taxableInterest=90')
  const name = 'Have us file this: your price $235'
  expect(await result().findByRole('button', { name })).toBeVisible()
  window.sessionStorage.removeItem('estimator')
})

function Address() {
  const { pathname, search, hash } = useLocation()
  return <p>{`${pathname}${search}${hash}`}</p>
}

test('compares a couple’s joint and separate returns', async () => {
  open('#calculator?v=1&filingStatus=marriedFilingJointly&wages=100000')
  await userEvent.click(await result().findByText(/Joint or separate\?/))
  expect(result().getByText('Joint saves $5,582.')).toBeVisible()
  const table = result().getByRole('table', { name: /Tax of a joint return/ })
  expect(within(table).getByRole('row', { name: 'Taxable income $67,800 $83,900' })).toBeVisible()
  expect(within(table).getByRole('row', { name: /^Tax after credits/ })).toBeVisible()
})

test('takes the tax, not the balance, to the estimated payments', async () => {
  open('#calculator?v=1&taxYear=2026&wages=50000&withholding=3000')
  const link = await result().findByRole('link', { name: 'Plan estimated payments for this tax' })
  expect(result().getByText(/^Fills in the federal tax of \$3,820 there/)).toBeVisible()
  await userEvent.click(link)
  expect(window.sessionStorage.getItem('calculatorTax')).toBe('2026 3820 3000')
  window.sessionStorage.removeItem('calculatorTax')
})

test('offers no estimated payments without a tax', async () => {
  open('#calculator?v=1&taxYear=2026&wages=12000&withholding=500')
  await figure('Your federal refund would be about')
  expect(await result().findByRole('button', { name: /^Have us file this/ })).toBeVisible()
  expect(result().queryByRole('link', { name: /estimated payments/ })).toBeNull()
})

test('does not offer a joint return to a single filer', async () => {
  open('#calculator?v=1&wages=50000')
  await taxOf('$3,820')
  expect(result().queryByText(/Joint or separate/)).toBeNull()
})

test('keeps and marks the last good figure on an error', async () => {
  open()
  await userEvent.type(field('Wages'), '50000')
  await taxOf('$3,820')
  await userEvent.type(field('Wages'), 'e9')
  expect(field('Wages')).toHaveAccessibleDescription(/Enter an amount in digits/)
  expect(await result().findByText(/Based on your earlier figures/)).toBeVisible()
  expect(result().getAllByText('$3,820')).not.toHaveLength(0)
})

test('recalculates for another year with the same answers', async () => {
  open()
  await userEvent.type(field('Wages'), '50000')
  await taxOf('$3,820')
  await userEvent.click(screen.getByRole('radio', { name: '2025' }))
  await taxOf('$3,872')
  expect(field('Wages')).toHaveValue('50,000')
})

test('keeps answers after a reload in this tab and undoes a reset', async () => {
  window.sessionStorage.setItem('taxCalculator', '{"v":1,"answers":[{"wages":"50000"}]}')
  open()
  await taxOf('$3,820')
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(field('Wages')).toHaveValue('')
  expect(window.sessionStorage.getItem('taxCalculator')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(field('Wages')).toHaveValue('50000')
})

test('keeps text typed while a reload restores the answers', async () => {
  window.sessionStorage.setItem('taxCalculator', '{"v":1,"answers":[{"wages":"50000"}]}')
  open()
  fireEvent.change(field('Federal tax withheld'), { target: { value: '5000' } })
  await waitFor(() => expect(field('Wages')).toHaveValue('50000'))
  expect(field('Federal tax withheld')).toHaveValue('5000')
})

test('reads the same link again when it is opened again', async () => {
  open('#calculator?v=1&wages=50000', <Link to="#calculator?v=1&wages=50000">Again</Link>)
  await waitFor(() => expect(field('Wages')).toHaveValue('50000'))
  fireEvent.change(field('Wages'), { target: { value: '7' } })
  await userEvent.click(screen.getByRole('link', { name: 'Again' }))
  await waitFor(() => expect(field('Wages')).toHaveValue('50000'))
})

test('marks a balance of a past year as late', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-16T12:00:00') })
  open('#calculator?v=1&wages=50000&taxYear=2025')
  expect(await result().findByText('Was due: April 15, 2026')).toBeVisible()
  expect(result().getByText(/Any unpaid tax for 2025 is late/)).toBeVisible()
  vi.setSystemTime(new Date('2026-04-15T12:00:00'))
  fireEvent(document, new Event('visibilitychange'))
  expect(await result().findByText('Deadline: April 15, 2026')).toBeVisible()
})

test('opens an empty form with a notice for a broken link', async () => {
  open('#calculator?v=1&wages=1e309')
  expect(await screen.findByText(/could not be read/)).toBeVisible()
  expect(field('Wages')).toHaveValue('')
})

test('compares two scenarios side by side', async () => {
  open('#calculator?v=1&wages=50000')
  await taxOf('$3,820')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Compare a second scenario' }))
  expect(screen.getByRole('radio', { name: 'Second scenario' })).toBeChecked()
  await userEvent.click(screen.getByText('Retirement and health savings'))
  await userEvent.type(await screen.findByLabelText('Traditional IRA contribution'), '2000')
  const comparison = await screen.findByRole('table', { name: /Two scenarios/ })
  await waitFor(() =>
    expect(
      within(comparison).getByRole('row', { name: /Adjusted gross income .* \$2,000 less/ }),
    ).toBeVisible(),
  )
})

test('keeps the answers and loads again when the engine fails to load', async () => {
  vi.mocked(loadTaxEngine).mockRejectedValueOnce(new Error('offline'))
  open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  await userEvent.click(again)
  await userEvent.type(field('Wages'), '50000')
  await taxOf('$3,820')
})

test('restores other answers beside a very long one', async () => {
  const sentence = 'Wages, tips and other compensation in box 1: 50000'
  const answers = [{ wages: sentence, withholding: '5000' }]
  window.sessionStorage.setItem('taxCalculator', JSON.stringify({ v: 1, answers }))
  open()
  await waitFor(() => expect(field('Federal tax withheld')).toHaveValue('5000'))
  expect(field('Wages')).toHaveValue(sentence)
})

test('moves focus to Undo on reset and back on undo', async () => {
  open()
  await userEvent.type(field('Wages'), '50000')
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Start over' })).toHaveFocus()
})

test('fills in profit and Ohio add-back from the depreciation worksheet', async () => {
  open('#calculator?v=1&taxYear=2026&farm=30000')
  await userEvent.click(screen.getByText('Business, farm, tips, overtime'))
  await userEvent.click(await screen.findByRole('button', { name: 'Work out depreciation' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Cost' }), '20000')
  const before = screen.getByRole('textbox', { name: /before this depreciation/ })
  expect(before).toHaveValue('30000')
  const row = await screen.findByRole('row', { name: /after it/ })
  expect(row).toHaveTextContent('$10,000')
  expect(screen.getByRole('row', { name: /Ohio adds back/ })).toHaveTextContent('$16,667')
  await userEvent.click(screen.getByRole('button', { name: 'Use in the calculator' }))
  expect(screen.getByText('Profit and Ohio add-back are filled in.')).toBeVisible()
  expect(field('Farm profit or loss')).toHaveValue('10,000')
  // A reload opens the worksheet with it.
  expect(window.sessionStorage.getItem('taxCalculator')).toContain('\\"cost\\":\\"20,000')
  expect(before).toHaveValue('30000')
  await userEvent.click(screen.getByText('Ohio deductions and additions'))
  expect(await screen.findByRole('textbox', { name: 'Bonus depreciation taken' })).toHaveValue(
    '20,000',
  )
  await userEvent.click(screen.getByRole('checkbox', { name: /October, November or December/ }))
  expect(screen.queryByText(/other tables apply then/)).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'No bonus' }))
  expect(screen.getByText(/other tables apply then/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Use in the calculator' })).toBeNull()
})

test('shows the cost of higher wages on a slider', async () => {
  open('#calculator?v=1&taxYear=2026&wages=60000')
  await userEvent.click(await result().findByText('What if I earned or saved more?'))
  const slider = await result().findByRole('slider', { name: 'More wages' })
  expect(slider).toHaveValue('5000')
  fireEvent.change(slider, { target: { value: '10000' } })
  // 6,500 at 12% and 3,500 at 22%, and 2.75% to Ohio.
  expect(
    await result().findByText(
      '$10,000 more in wages cost $1,825 of tax and $765 of Social Security and Medicare: you keep $7,410.',
    ),
  ).toBeVisible()
  expect(slider).toHaveAttribute('aria-valuetext', '$10,000')
  expect(await result().findByRole('img', { name: /^Chart: Tax on the next dollar/ })).toBeVisible()
  await userEvent.click(result().getByText('The same in figures'))
  expect(result().getByRole('table', { name: /^Tax on each dollar/ })).toBeVisible()
})

test('limits savings to the legal maximum and says when it is reached', async () => {
  open('#calculator?v=1&taxYear=2026&wages=60000&iraContribution=7500')
  await userEvent.click(await result().findByText('What if I earned or saved more?'))
  await userEvent.click(await result().findByRole('combobox', { name: /^What if/ }))
  await userEvent.click(await screen.findByRole('option', { name: /traditional IRA/ }))
  expect(await result().findByText(/There is no room left/)).toBeVisible()
  await userEvent.click(result().getByRole('combobox', { name: /^What if/ }))
  await userEvent.click(await screen.findByRole('option', { name: /health savings/ }))
  expect(
    await result().findByText(
      'Putting in $4,400 saves $649 of tax (14.8%): it costs you $3,751 today.',
    ),
  ).toBeVisible()
})

test('says on a closed group how many of its answers are filled in or need correcting', async () => {
  open()
  const title = screen.getByText('Deductions')
  await userEvent.click(title)
  await userEvent.type(field('Cash gifts to charity'), 'abc')
  expect(title).toHaveTextContent('Deductions1 to correct')
  await userEvent.clear(field('Cash gifts to charity'))
  await userEvent.type(field('Cash gifts to charity'), '900')
  expect(title).toHaveTextContent('Deductions1 filled in')
})

test('names in one folded line what the answers make possible and the result leaves out', async () => {
  open('#calculator?v=1&taxYear=2026&selfEmployment=40000')
  const line = (await result().findByText('Not counted, if you have it:')).closest('summary')
  if (!line) throw new Error('No fold')
  expect(line).toHaveTextContent('depreciation of cars and buildings')
  const detail = result().getByText(/^Depreciation of light cars/)
  expect(detail).not.toBeVisible()
  await userEvent.click(line)
  expect(detail).toBeVisible()
})

test.each([
  ['wages', 1],
  ['pensionAndIra', 0],
])('leads to the withholding check after %s: %i link', async (income, count) => {
  open(`#calculator?v=1&taxYear=2026&${income}=50000`)
  await result().findByRole('link', { name: 'Plan estimated payments for this tax' })
  const name = 'Check what your paychecks withhold'
  expect(result().queryAllByRole('link', { name })).toHaveLength(count)
})
