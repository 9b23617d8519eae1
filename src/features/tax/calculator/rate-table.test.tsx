import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadTaxEngine } from '@/tax/load.ts'
import { calculate } from './calculate.ts'
import { RateTable } from './rate-table.tsx'
import { readAnswers } from './read-answers.ts'

const engine = await loadTaxEngine()

function show(wages: string) {
  const plan = { marketplacePremiums: '12000', benchmarkPremium: '12000' }
  const calculation = calculate(engine, readAnswers({ age: '60', wages, ...plan }))
  if (calculation) render(<RateTable calculation={calculation} />)
}

test('says which cliff makes a marginal rate more than 100%', () => {
  // Four times the poverty line is 62,600: the next $100 ends the premium tax credit.
  show('62550')
  expect(screen.getByText(/^Over 100% because of a cliff: Premium tax credit/)).toBeVisible()
})

test('says nothing about cliffs at an ordinary rate', () => {
  show('50000')
  expect(screen.queryByText(/cliff/)).toBeNull()
})

test('says that the federal rate has self-employment tax in it, which the chart shows apart', () => {
  const calculation = calculate(engine, readAnswers({ selfEmployment: '40000' }))
  if (calculation) render(<RateTable calculation={calculation} />)
  expect(screen.getByRole('row', { name: /^Federal, with self-employment tax/ })).toBeVisible()
})

test('leaves the marginal rate of wages out without wages, and counts untaxed benefits as income', () => {
  const retired = { age: '70', socialSecurity: '30000', pensionAndIra: '20000' }
  const calculation = calculate(engine, readAnswers({ taxYear: '2026', ...retired }))
  if (calculation) render(<RateTable calculation={calculation} />)
  expect(screen.queryByText(/wages/)).toBeNull()
  const federal = calculation?.federalTax ?? 0
  expect(screen.getByRole('row', { name: /^Federal/ })).toHaveTextContent(
    `${((federal / 50000) * 100).toFixed(1)}%`,
  )
})
