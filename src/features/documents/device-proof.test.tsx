import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DeviceProof } from './device-proof.tsx'

test('says what the count leaves out', () => {
  render(<DeviceProof requests={[{ address: '/ocr/worker.min.js', isProgram: true }]} />)
  expect(screen.getByText(/^The page/)).toHaveTextContent(
    /^The page has fetched 1 file since, all parts of the reader\. .*Files that the reader loads itself are not counted/,
  )
})
