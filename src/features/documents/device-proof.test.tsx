import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DeviceProof } from './device-proof'

test('the count says what it leaves out', () => {
  render(<DeviceProof requests={[{ address: '/ocr/worker.min.js', isProgram: true }]} />)
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Requests since you chose it: 1 \(1 for parts of the reading program, 0 by the page around it\)\. .*does not list what the reading program loads for itself/,
  )
})
