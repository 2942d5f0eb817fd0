import { expect, test } from 'vitest'
import { balanceSteps } from './balance-steps.ts'

const line = (amount: string, balanceAfter: string | null) => ({
  date: '2026-12-04T03:00:00.000Z',
  vpsId: 'v1',
  name: 'web',
  kind: 'renewal' as const,
  amount,
  balanceAfter,
})

test('the steps say what is left after each charge, and what is missing for the first that cannot be paid', () => {
  const lines = [line('49000', '25000'), line('89000', null), line('49000', null)]
  expect(balanceSteps({ balance: '74000', lines }, 8)).toEqual({ levels: [74_000n, 25_000n], missing: 64_000n })
})

test('nothing is missing if the last charge takes all that is left', () => {
  const lines = [line('49000', '89000'), line('89000', '0')]
  expect(balanceSteps({ balance: '138000', lines }, 8)).toEqual({ levels: [138_000n, 89_000n, 0n] })
})

test('an empty wallet lacks a whole charge, and nothing without charges', () => {
  expect(balanceSteps({ balance: '0', lines: [line('49000', null)] }, 8)).toEqual({ levels: [0n], missing: 49_000n })
  expect(balanceSteps({ balance: '74000', lines: [] }, 8)).toEqual({ levels: [74_000n] })
})

test('of many steps some are chosen evenly, with the first and the last, exact beyond what a float holds', () => {
  const many = Array.from({ length: 10 }, (_, index) => line('1', String(999_999_999_999_999_998n - BigInt(index))))
  const { levels } = balanceSteps({ balance: '999999999999999999', lines: many }, 3)
  expect(levels).toEqual([999_999_999_999_999_999n, 999_999_999_999_999_994n, 999_999_999_999_999_989n])
})
