import { expect } from 'vitest'
import type { TestServer } from './server-test-tools.ts'

const texts = (vi: string, en: string, zh: string) => ({ vi, en, zh })

/** What the back-office sends for the offers of the product specification. */
export const offersOfSpec = {
  percent: {
    kind: 'percent',
    percent: 30,
    periods: 3,
    firstOrderOnly: true,
    maxPerUser: 1,
    billingPeriods: ['monthly'],
    title: texts('Giảm {percent}', '{percent} off', '立减 {percent}'),
  },
  deposit: {
    kind: 'deposit_bonus',
    amount: '100000',
    minimum: '500000',
    maxPerUser: 1,
    title: texts('Nạp {minimum}, tặng {amount}', 'Top up {minimum}, get {amount}', '充 {minimum} 送 {amount}'),
  },
  trial: {
    kind: 'trial',
    days: 7,
    maxPerUser: 1,
    title: texts('Dùng thử {days}', '{days} free', '试用 {days}'),
  },
  referral: { kind: 'referral', amount: '200000', title: texts('Giới thiệu bạn', 'Invite a friend', '推荐好友') },
} as const

/** Creates a promotion as an admin does, switched on. */
export async function createPromotion(server: TestServer, promotion: object): Promise<{ id: string; version: number }> {
  const { client } = await server.admin()
  const description = texts('Mô tả', 'A description', '说明')
  const body = { description, isActive: true, ...promotion }
  const { status, body: created } = await client.post('/api/admin/catalog/promotions', body)
  expect(created.promotion, JSON.stringify(created)).toBeDefined()
  expect(status).toBe(201)
  return created.promotion
}

/** Switches every promotion off, so that those of one test do not apply in the next. */
export async function endPromotions(server: TestServer): Promise<void> {
  const { client } = await server.admin()
  const { body } = await client.get('/api/admin/catalog/promotions?limit=200')
  for (const { id, version, isActive } of body.promotions)
    if (isActive) await client.patch(`/api/admin/catalog/promotions/${id}`, { version, isActive: false })
}
