import { expect, test } from 'vitest'
import { federalRefundWindow, ohioRefundWindow, refundStage } from './refund-window.ts'

const eFiled = { filing: 'eFile', payout: 'directDeposit', hasHeldCredits: false } as const
const mailed = { ...eFiled, filing: 'paper' } as const
const withCredits = { ...eFiled, hasHeldCredits: true } as const
const byCheck = { ...eFiled, payout: 'check' } as const

test.each([
  ['e-filed, direct deposit: 21 days', '2026-03-02', eFiled, null, '2026-03-23'],
  ['mailed: four to six weeks', '2026-03-02', mailed, '2026-03-30', '2026-04-13'],
  ['over the end of a year', '2026-12-20', eFiled, null, '2027-01-10'],
  ['credits, filed on the first day', '2026-01-26', withCredits, '2026-02-15', '2026-03-02'],
  ['credits, 21 days end the day before', '2026-02-08', withCredits, '2026-02-15', '2026-03-02'],
  ['credits, 21 days end that day', '2026-02-09', withCredits, '2026-02-15', '2026-03-02'],
  ['credits, 21 days end a day later', '2026-02-10', withCredits, '2026-02-15', '2026-03-03'],
  ['credits, last day of the hold', '2026-02-14', withCredits, '2026-02-15', '2026-03-07'],
  ['credits, the hold is over', '2026-02-15', withCredits, null, '2026-03-08'],
  ['credits, filed in October', '2026-10-15', withCredits, null, '2026-11-05'],
  ['credits, next season', '2027-01-25', withCredits, '2027-02-15', '2027-03-02'],
  [
    'credits, mailed in January',
    '2026-01-10',
    { ...mailed, hasHeldCredits: true },
    '2026-02-15',
    '2026-03-02',
  ],
  [
    'credits, mailed so late that the hold does not matter',
    '2026-01-26',
    { ...mailed, hasHeldCredits: true },
    '2026-02-23',
    '2026-03-09',
  ],
  [
    'credits, mailed so that six weeks alone end before the held refunds are paid',
    '2026-01-18',
    { ...mailed, hasHeldCredits: true },
    '2026-02-15',
    '2026-03-02',
  ],
  // 21 days, then six weeks; or 21 days, 30 days to reply and six weeks.
  ['e-filed, no bank details', '2026-03-02', byCheck, '2026-05-04', '2026-06-03'],
  [
    'mailed, no bank details',
    '2026-03-02',
    { ...mailed, payout: 'check' },
    '2026-05-25',
    '2026-06-24',
  ],
  [
    'credits, no bank details',
    '2026-02-01',
    { ...byCheck, hasHeldCredits: true },
    '2026-04-13',
    '2026-05-13',
  ],
] as const)('federal: %s', (_, filedOn, situation, from, to) => {
  expect(federalRefundWindow({ filedOn, ...situation })).toMatchObject({ from, to })
})

test.each([
  ['e-filed: the next day', '2026-03-02', eFiled, '2026-03-03'],
  ['mailed: four weeks', '2026-03-02', mailed, '2026-03-30'],
] as const)('federal status, %s', (_, filedOn, situation, statusFrom) => {
  expect(federalRefundWindow({ filedOn, ...situation }).statusFrom).toBe(statusFrom)
})

test.each([
  ['held in 2026: the date is known', '2026-02-01', withCredits, '2026-02-15', false],
  ['held in 2027: the date is that of 2026', '2027-02-01', withCredits, '2027-02-15', true],
  ['held in 2027, 21 days end that day', '2027-02-09', withCredits, '2027-02-15', false],
  ['held in 2027, but 21 days are later', '2027-02-12', withCredits, '2027-02-15', false],
  ['not held in March', '2027-03-01', withCredits, null, false],
  ['no such credit', '2026-02-01', eFiled, null, false],
] as const)('hold for credits: %s', (_, filedOn, situation, heldUntil, isEstimated) => {
  expect(federalRefundWindow({ filedOn, ...situation })).toMatchObject({
    heldUntil,
    isEstimatedFromLastSeason: isEstimated,
  })
})

test('expects a letter about bank details only when they are missing', () => {
  expect(federalRefundWindow({ filedOn: '2026-03-02', ...byCheck }).bankNoticeBy).toBe('2026-03-23')
  expect(federalRefundWindow({ filedOn: '2026-03-02', ...eFiled }).bankNoticeBy).toBeNull()
})

test.each([
  ['e-filed, direct deposit: 15 business days', '2026-03-02', eFiled, null, '2026-03-23'],
  ['e-filed on a Saturday', '2026-03-07', eFiled, null, '2026-03-27'],
  ['e-filed, check: 22 business days', '2026-03-02', byCheck, null, '2026-04-01'],
  ['mailed: 8 to 10 weeks', '2026-03-02', mailed, '2026-04-27', '2026-05-11'],
  [
    'mailed, check: the same',
    '2026-03-02',
    { ...mailed, payout: 'check' },
    '2026-04-27',
    '2026-05-11',
  ],
  ['no hold for credits, over Presidents’ Day', '2026-02-02', withCredits, null, '2026-02-24'],
] as const)('Ohio: %s', (_, filedOn, situation, from, to) => {
  expect(ohioRefundWindow({ filedOn, ...situation })).toEqual({
    from,
    to,
    statusFrom: null,
    heldUntil: null,
    isEstimatedFromLastSeason: false,
    bankNoticeBy: null,
  })
})

test.each([
  ['the day of filing', '2026-03-02', 'tooSoon'],
  ['the first day with a status', '2026-03-03', 'onTime'],
  ['the last usual day', '2026-03-23', 'onTime'],
  ['the day after', '2026-03-24', 'late'],
] as const)('returns the stage on %s', (_, today, stage) => {
  const window = federalRefundWindow({ filedOn: '2026-03-02', ...eFiled })
  expect(refundStage(window, today)).toBe(stage)
})

test('is never too soon without a published first day for the status', () => {
  const window = ohioRefundWindow({ filedOn: '2026-03-02', ...eFiled })
  expect(refundStage(window, '2026-03-02')).toBe('onTime')
  expect(refundStage(window, window.to)).toBe('onTime')
  expect(refundStage(window, '2026-03-24')).toBe('late')
})
