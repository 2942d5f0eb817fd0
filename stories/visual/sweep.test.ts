import { expect, test } from 'vitest'
import { describeSweep, sweptWidths } from './sweep.ts'

test('the widths include the narrowest, the widest, and both sides of every breakpoint', () => {
  expect(sweptWidths.layouts).toEqual([320, 360, 767, 768, 1023, 1024, 1199, 1200, 1440, 1920])
  const all = sweptWidths.full
  expect(all).toEqual(expect.arrayContaining(sweptWidths.layouts))
  for (const [index, width] of all.slice(1).entries()) expect(width - (all[index] ?? 0)).toBeLessThan(41)
})

test('a fault is described once, with its ranges of widths', () => {
  const fault = { element: 'button "Nạp tiền"', fault: 'overflows its box' }
  const other = { element: 'p "Số dư"', fault: 'is cut off' }
  expect(
    describeSweep([
      { width: 320, faults: [fault] },
      { width: 360, faults: [fault, other] },
      { width: 400, faults: [] },
      { width: 440, faults: [fault] },
    ]),
  ).toEqual(['Width 320 to 360 px, 440 px: button "Nạp tiền" overflows its box', 'Width 360 px: p "Số dư" is cut off'])
})

test('no faults, no messages', () => {
  expect(describeSweep([{ width: 320, faults: [] }])).toEqual([])
})
