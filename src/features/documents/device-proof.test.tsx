import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DeviceProof } from './device-proof.tsx'

test('says what the count leaves out', () => {
  render(<DeviceProof requests={[{ address: '/ocr/worker.min.js', isProgram: true }]} />)
  expect(screen.getByRole('status')).toHaveTextContent(
    /^The page has requested 1 file, 1 of them parts of the reading program, since you chose it\. .*does not list files that the reading program loads itself/,
  )
})
