import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { noBreak } from './no-break.tsx'

test.each([
  ['You got a Form 1099-K. What do you do with it?', ['Form 1099-K']],
  ['Is Social Security tax-free now?', ['tax-free']],
  ['W-2, (1099-NEC) and K-1s', ['W-2', '1099-NEC', 'K-1s']],
  ['Rev. Proc. 2025-32 and yes-or-no answers', ['2025-32', 'yes-or-no']],
  ['W-2, box 1 and boxes 18 to 20', ['W-2', 'box 1']],
  ['Call (740) 555-0142.', ['(740) 555-0142']],
  ['By April 15, 2027, or September 15', ['April 15, 2027', 'September 15']],
  ['Until June 2026, then 76 cents', ['June 2026']],
  ['Form 941, Form 1099-NEC, 2026', ['Form 941', 'Form 1099-NEC']],
  ['Partnerships, S corporations and a C corporation', ['S corporations', 'C corporation']],
  ['A farm’s Schedule F and Schedule K-1', ['Schedule F', 'Schedule K-1']],
  ['Ask H&R Block in Dresden, OH 43000.', ['H&R Block', 'OH 43000']],
  // Long words may break: on a phone they fill a line.
  ['self-employment tax of pass-through owners', []],
  ['No hyphen at all', []],
])('%s', (text, kept) => {
  const { container } = render(<>{noBreak(text)}</>)
  expect(container.textContent).toBe(text)
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(kept)
})
