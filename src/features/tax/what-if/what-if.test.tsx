import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { TaxInput } from '@/tax/input.ts'
import { loadTaxEngine } from '@/tax/load.ts'
import { WhatIf } from './what-if.tsx'

const engine = await loadTaxEngine()
const SINGLE: TaxInput = {
  taxYear: 2026,
  filingStatus: 'single',
  taxpayer: { age: 40, wages: 120000 },
}

async function choose(name: RegExp) {
  await userEvent.click(screen.getByRole('combobox', { name: /^What if/ }))
  await userEvent.click(await screen.findByRole('option', { name }))
}

async function openIra(input: TaxInput) {
  render(<WhatIf given={{ input, ohio: {} }} engine={engine} />)
  await choose(/traditional IRA/)
}

const saved = (text: string) => screen.findByText(new RegExp(`saves ${text} of tax`))

test('asks beside the IRA whether a plan at work covers its owner', async () => {
  await openIra(SINGLE)
  // 22% federal (24% over 105,700 of taxable income) and 2.75% Ohio on 5,000.
  expect(await saved('\\$1,238')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: /Covered by a retirement plan/ }))
  expect(await saved('\\$0')).toBeVisible()
})

test('starts with the form’s answer, and asks for both spouses', async () => {
  const covered = { age: 40, wages: 250000, isCoveredByWorkplacePlan: true }
  await openIra({
    ...SINGLE,
    filingStatus: 'marriedFilingJointly',
    taxpayer: { age: 40, wages: 20000 },
    spouse: covered,
  })
  expect(screen.getByRole('checkbox', { name: /^You: covered/ })).not.toBeChecked()
  expect(screen.getByRole('checkbox', { name: /^Your spouse: covered/ })).toBeChecked()
  expect(await saved('\\$0')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: /^Your spouse/ }))
  expect(await saved('\\$1,\\d{3}')).toBeVisible()
})

test('offers no such question for other savings', async () => {
  await openIra(SINGLE)
  await choose(/401/)
  expect(screen.queryByRole('checkbox')).toBeNull()
})
