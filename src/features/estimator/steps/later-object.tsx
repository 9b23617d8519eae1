import type { StepId } from '@/shared/estimator/questions.ts'
import { ObjectDrawing, type Paths } from './object-drawing.tsx'

/** What stands for each question after the first. */
const OBJECTS: Record<Exclude<StepId, 'return-type'>, Paths> = {
  // A pay envelope with its check.
  income: [
    ['leaf', 'M12 8h36v22H12z'],
    ['paper', 'M15 11h30v16H15z'],
    ['line', 'M18 15h14v2H18zM18 20h24v2H18z'],
    ['straw', 'M2 22h52v34H2z'],
    ['ocher', 'M2 22l26 17 26-17v3L28 42 2 25z'],
    ['paper', 'M10 43h22v8H10z'],
    ['line', 'M13 46h12v2H13z'],
    ['red', 'M43 44h7v7h-7z'],
  ],
  // A child's pair of shoes.
  family: [
    ['pine', 'M28 14h12v12c4 4 12 5 14 9 1 3 1 6 1 9H27z'],
    ['gold', 'M26 44h30v5H26z'],
    ['straw', 'M28 14h12v4H28zM38 25l8-3 1 2-8 3z'],
    ['red', 'M4 20h15v12c5 5 15 6 18 10 2 3 2 6 2 9H3z'],
    ['brick', 'M27 38c-1 5-1 9-1 13h13c0-3 0-6-2-9-1-2-5-3-10-4z'],
    ['gold', 'M2 51h38v5H2z'],
    ['straw', 'M4 20h15v4H4zM13 31l8-3 1 2-8 3zM17 35l8-3 1 2-8 3z'],
  ],
  // A cash register.
  business: [
    ['line', 'M14 2h28v4H14z'],
    ['straw', 'M12 5h32v13H12z'],
    ['dark', 'M16 8h15v7H16zM34 8h6v7h-6z'],
    ['pine', 'M10 18h36l6 22H4z'],
    [
      'straw',
      'M15 22h5v4h-5zM23 22h5v4h-5zM31 22h5v4h-5zM14 28h5v4h-5zM23 28h5v4h-5zM32 28h5v4h-5zM13 34h5v4h-5zM23 34h5v4h-5zM33 34h5v4h-5z',
    ],
    ['red', 'M40 22h4l3 16h-5z'],
    ['dark', 'M2 40h52v16H2z'],
    ['gold', 'M2 40h52v2H2zM22 47h12v3H22z'],
  ],
  // A tractor.
  farm: [
    ['dark', 'M36 8h3v16h-3z'],
    ['red', 'M24 24h27l3 4v14H20z'],
    ['brick', 'M24 34h30v8H22z'],
    ['dark', 'M6 4h22v4H6z'],
    ['pine', 'M8 8h3v18H8zM24 8h3v18h-3z'],
    ['sky', 'M11 8h13v16H11z'],
    ['red', 'M4 24c10-4 20-2 24 8l-3 10H4z'],
    ['dark', 'M16 24a16 16 0 1 0 .1 0zM46 36a10 10 0 1 0 .1 0z'],
    ['gold', 'M16 33a7 7 0 1 0 .1 0zM46 42a4 4 0 1 0 .1 0z'],
    ['ocher', 'M16 37a3 3 0 1 0 .1 0z'],
  ],
  // A house key on its tag.
  rental: [
    ['gold', 'M40 2a13 13 0 0 0-5 25v26l4 3 5-4-3-4 3-4-3-4 3-4v-9A13 13 0 0 0 40 2z'],
    ['hole', 'M40 7a4 4 0 1 0 .1 0z'],
    ['ocher', 'M38 28h2v24h-2z'],
    ['line', 'M36 9c-10-3-18 0-20 10h2c2-8 9-10 17-8z'],
    ['red', 'M17 18l15 12v26H2V30z'],
    ['hole', 'M17 21a2.5 2.5 0 1 0 .1 0z'],
    ['paper', 'M8 34h18v4H8zM8 41h12v3H8z'],
  ],
  // A mailbox with a letter.
  'state-local': [
    ['ocher', 'M26 38h8v18h-8z'],
    ['gold', 'M26 38h3v18h-3z'],
    ['pine', 'M22 10h20c8 0 12 6 12 14v14H22z'],
    ['dark', 'M22 10c-8 0-11 6-11 14v14h23V24c0-8-4-14-12-14z'],
    ['red', 'M42 1h11v7h-8v16h-3z'],
    ['straw', 'M0 19h25v15H0z'],
    ['ocher', 'M0 19h25v2l-12.5 8L0 21z'],
    ['paper', 'M1 19h23l-11.5 8z'],
  ],
}

export default function LaterObject({ step }: { step: keyof typeof OBJECTS }) {
  return <ObjectDrawing paths={OBJECTS[step]} />
}
