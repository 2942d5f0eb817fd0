import { expect, test } from 'vitest'
import type { WalletTransaction } from '#contracts/transactions.ts'
import type { Vps } from '#contracts/vps.ts'
import { vpsEvents as texts } from '#ds/texts/account/console.ts'
import { transactions } from '#stories/fixtures/account.ts'
import { demo } from '#stories/fixtures/demo-records.ts'
import { vpsEvents } from './vps-events.ts'

const [transaction] = transactions as [WalletTransaction]
const instance: Vps = {
  ...demo.machines.running,
  id: 'a',
  createdAt: '2026-11-01T03:00:00.000Z',
  nextBillingDate: '2026-12-01T03:00:00.000Z',
  nextCharge: { amount: '159000', date: '2026-12-01T03:00:00.000Z' },
  renewalAmount: '159000',
}
const moved = (
  code: 'vps_payment' | 'vps_renewal' | 'vps_refund',
  amount: string,
  createdAt: string,
): WalletTransaction => ({
  ...transaction,
  id: createdAt,
  code,
  amount,
  createdAt,
  status: 'completed',
  vpsId: 'a',
})
const paid = moved('vps_payment', '-111300', '2026-11-01T03:00:00.000Z')
const now = '2026-11-21T03:00:00.000Z'
const words = (one: Vps, list: readonly WalletTransaction[]) =>
  vpsEvents(one, list, now, texts.vi, (amount) => amount).map(({ text }) => text)

test('the events say what comes next, then what happened, newest first', () => {
  expect(words(instance, [paid])).toEqual(['Tự gia hạn: trừ 159000 từ ví', 'Đã trả 111300 từ ví', 'Bạn đặt VPS này'])
  const renewal = moved('vps_renewal', '-159000', '2026-11-20T03:00:00.000Z')
  expect(words(instance, [renewal, paid])[1]).toBe('Đã gia hạn, trừ 159000 từ ví')
  const failed: Vps = { ...instance, status: 'failed', nextCharge: null }
  const refund = moved('vps_refund', '111300', '2026-11-01T03:01:00.000Z')
  expect(words(failed, [refund, paid])).toEqual(['Đã hoàn 111300 vào ví', 'Đã trả 111300 từ ví', 'Bạn đặt VPS này'])
})

test('no charge is announced for a suspended instance, nor for a trial', () => {
  for (const one of [demo.machines.suspended, demo.machines.trial]) expect(words(one, [])).toEqual(['Bạn đặt VPS này'])
})

test('what comes next follows from what the customer decided, and from what was not paid', () => {
  const next = (change: Partial<Vps>) => vpsEvents({ ...instance, ...change }, [], now, texts.vi, String)[0]
  expect(next({ autoRenew: false, nextCharge: null })?.text).toBe('Hết hạn, bạn tự gia hạn')
  expect(next({ cancelAt: instance.nextBillingDate, nextCharge: null })?.text).toMatch(/^Kết thúc/)
  const nextBillingDate = '2026-11-19T03:00:00.000Z'
  expect(next({ nextBillingDate, suspendAfter: '2026-11-22T03:00:00.000Z' })).toMatchObject({
    at: '2026-11-22T03:00:00.000Z',
    text: 'Tạm ngưng nếu chưa trả 159000',
  })
  const deleteAfter = '2026-12-01T03:00:00.000Z'
  expect(next({ status: 'suspended', suspendedReason: 'unpaid', deleteAfter })).toMatchObject({
    at: deleteAfter,
    text: 'Xóa VPS và dữ liệu nếu chưa trả 159000',
  })
})

test('what is of another instance, even of the same name and plan, and what is pending is left out', () => {
  expect(words({ ...instance, id: 'b' }, [paid])).toEqual(['Tự gia hạn: trừ 159000 từ ví', 'Bạn đặt VPS này'])
  expect(words(instance, [{ ...paid, status: 'pending' }])).not.toContain('Đã trả 111300 từ ví')
  expect(words(instance, [{ ...paid, vpsId: null }])).not.toContain('Đã trả 111300 từ ví')
})
