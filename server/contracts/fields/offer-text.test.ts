import { describe, expect, test } from 'vitest'
import { fillOfferText, type OfferRule, offerTextProblem } from './offer-text.ts'

const rule: OfferRule = {
  kind: 'percent',
  percent: 30,
  amount: null,
  minimum: 500_000,
  periods: 3,
  days: null,
  billingPeriods: ['monthly'],
}
const trial: OfferRule = { ...rule, kind: 'trial', percent: null, minimum: null, periods: null, days: 7 }
const inAll = (text: string) => ({ vi: text, en: text, zh: text })

describe('a text of an offer', () => {
  test.each([
    ['vi', 'Giảm {percent} trong {periods} đầu từ {minimum}', 'Giảm 30 % trong 3 tháng đầu từ 500.000 ₫'],
    ['en', '{percent} off the first {periods} from {minimum}', '30% off the first 3 months from ₫500,000'],
    ['zh', '前 {periods}立减 {percent}', '前 3 个月立减 30%'],
  ] as const)('in %s has its figures as the language writes them', (language, text, filled) => {
    expect(fillOfferText(text, rule, language).replaceAll('\u00a0', ' ')).toBe(filled)
  })

  test('counts what it applies to: years, or any period', () => {
    const text = (change: Partial<OfferRule>) =>
      fillOfferText('{periods}', { ...rule, ...change }, 'en').replaceAll('\u00a0', ' ')
    expect(text({ billingPeriods: ['yearly'], periods: 1 })).toBe('1 year')
    expect(text({ billingPeriods: ['monthly', 'yearly'], periods: null })).toBe('1 billing period')
  })

  test.each([
    [rule, 'Giảm 30%'],
    [rule, 'Cho đơn từ 500.000 đ'],
    [rule, 'Cho đơn từ 500K'],
    [rule, '充 50 万'],
    [rule, 'Trong 3 tháng đầu'],
    [rule, 'the first 3 months'],
    [rule, '前 3 个月'],
    [trial, 'Dùng thử 7 ngày'],
    [trial, 'Free for 7 days'],
    [trial, '试用 7 天'],
  ])('of %j that types a figure is found: %s', (of, text) => {
    expect(offerTextProblem({ ...inAll('x'), en: text }, of)).toMatchObject({ language: 'en', problem: 'typed' })
  })

  test.each([
    [rule, 'Mừng sinh nhật 2026, cho 100 khách đầu tiên'],
    [rule, 'Hỗ trợ 24/7, gói VPS 2'],
    [trial, 'Không cần thẻ, hết {days} thì tạm ngưng'],
  ])('of %j may have other numbers: %s', (of, text) => {
    expect(offerTextProblem(inAll(text), of)).toBeNull()
  })

  test('that names a figure which the offer lacks is found', () => {
    expect(offerTextProblem(inAll('{amount}'), rule)).toMatchObject({ language: 'vi', problem: 'unknown' })
  })
})
