import { expect, test } from 'vitest'
import { announcedMinutes, clockTime, mayChangeLater, paymentView } from './payment-view.ts'

const payment = { expiresAt: '2026-11-23T00:04:00.000Z' }
const progress = { state: 'waiting', received: '0', receivedAt: null, reportedAt: null, payment } as const

test('a payment shows how to pay, until the customer says that the money was sent', () => {
  expect(paymentView(progress)).toBe('pay')
  expect(paymentView({ ...progress, reportedAt: '2026-11-22T00:31:00.000Z' })).toBe('looking')
})

test('a customer who says so after the time is over is heard as well', () => {
  expect(paymentView({ ...progress, state: 'expired' })).toBe('expired')
  expect(paymentView({ ...progress, state: 'expired', reportedAt: '2026-11-23T07:00:00.000Z' })).toBe('looking')
  expect(paymentView({ ...progress, state: 'cancelled', reportedAt: '2026-11-22T00:31:00.000Z' })).toBe('cancelled')
})

test('money that arrives after the time is late, not lost', () => {
  const received = { ...progress, state: 'received', received: '500000' } as const
  expect(paymentView({ ...received, receivedAt: payment.expiresAt })).toBe('received')
  expect(paymentView({ ...received, receivedAt: '2026-11-23T03:12:00.000Z' })).toBe('late')
  expect(paymentView({ ...received, state: 'over', receivedAt: '2026-11-23T03:12:00.000Z' })).toBe('over')
})

test('what a gateway reported and we look at is not to be paid, whatever else is known, until there is money', () => {
  const inReview = { ...progress, inReview: true } as const
  for (const state of ['waiting', 'expired', 'cancelled'] as const)
    expect(paymentView({ ...inReview, state })).toBe('review')
  expect(paymentView({ ...inReview, reportedAt: '2026-11-22T00:31:00.000Z' })).toBe('review')
  expect(paymentView({ ...inReview, state: 'received', received: '500000' })).toBe('received')
  expect(mayChangeLater(inReview)).toBe(true)
  expect(mayChangeLater({ ...inReview, state: 'received', received: '500000' })).toBe(true)
  expect(mayChangeLater({ ...inReview, state: 'received', received: '500000', inReview: false })).toBe(false)
})

test('the time that is left reads like a clock, and stops at zero', () => {
  expect(clockTime('2026-11-22T00:22:53.200Z', payment.expiresAt)).toBe('23:41:06')
  expect(clockTime('2026-11-23T00:03:58.999Z', payment.expiresAt)).toBe('00:00:01')
  expect(clockTime('2026-11-24T00:00:00.000Z', payment.expiresAt)).toBe('00:00:00')
})

test.each([
  ['2026-11-22T23:03:59.000Z', undefined],
  ['2026-11-22T23:04:00.000Z', 60],
  ['2026-11-22T23:54:00.000Z', 10],
  ['2026-11-23T00:03:00.000Z', 1],
  ['2026-11-23T00:04:00.000Z', undefined],
])('at %s it has said that %s minutes are left', (now, minutes) => {
  expect(announcedMinutes(now, payment.expiresAt)).toBe(minutes)
})
