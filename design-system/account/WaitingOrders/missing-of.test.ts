import { expect, test } from 'vitest'
import type { WaitingOrder } from '#contracts/waiting-orders.ts'
import { payments } from '#stories/fixtures/payments.ts'
import { missingOf } from './missing-of.ts'

const order = (fields: Partial<WaitingOrder>): WaitingOrder => ({ ...payments.orderWaits.order, ...fields })
const first = order({ id: 'first', total: '111300', expiresAt: '2026-11-22T10:00:00.000Z' })
const second = order({ id: 'second', total: '50000', expiresAt: '2026-11-23T10:00:00.000Z' })
const shown = (orders: readonly WaitingOrder[], balance: string | undefined) =>
  missingOf(orders, balance).map(({ order: { id }, missing }) => [id, missing])

test.each([
  ['0', '111300'],
  ['60000', '51300'],
  ['111300', '0'],
  ['200000', '0'],
  [undefined, undefined],
])('with a balance of %s, an order of 111.300 ₫ lacks %s', (balance, missing) => {
  expect(shown([first], balance)).toEqual([['first', missing]])
})

test('the balance is counted once, for the order whose price is held for the shortest time', () => {
  expect(shown([second, first], '60000')).toEqual([
    ['first', '51300'],
    ['second', '50000'],
  ])
  expect(shown([second, first], '130000')).toEqual([
    ['first', '0'],
    ['second', '31300'],
  ])
})

test('orders that have ended are left out', () => {
  const ended = (['done', 'over', 'cancelled', 'failed'] as const).map((state) => order({ id: state, state }))
  expect(shown([...ended, first], '0')).toEqual([['first', '111300']])
})
