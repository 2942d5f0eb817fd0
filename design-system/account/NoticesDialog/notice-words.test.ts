import { expect, test } from 'vitest'
import type { Notice, NoticeOf } from '#contracts/notices.ts'
import { languages } from '#contracts/rules/languages.ts'
import { type NoticeKind, noticeKinds } from '#contracts/rules/notice-kinds.ts'
import { createFormats } from '#ds/providers/format.tsx'
import { noticesTexts } from '#ds/texts/notices.ts'
import { noticeLooks, noticeWords } from './notice-words.ts'

const now = '2026-11-21T03:00:00.000Z'
const machine = { vpsId: '0198f0c2', name: 'web-01' }
const cost = { amount: '159000', missing: '0' }
const due = { dueAt: '2026-11-24T02:00:00.000Z', suspendAt: '2026-11-27T02:00:00.000Z', autoRenew: true }
const day = '2026-12-06T02:00:00.000Z'
const ended = { name: 'web-01', explanation: null, balance: '0' }
const suspended = { ...machine, missing: '98000', deleteAt: day, explanation: null }

/** Facts of each kind, by what they are. */
const samples: { [Kind in NoticeKind]: Readonly<Record<string, NoticeOf<Kind>['facts']>> } = {
  'deposit-received': {
    usual: { amount: '200000', balance: '613000' },
    'with a bonus': { amount: '500000', bonus: '100000', balance: '1213000' },
  },
  'withdrawal-paid': { usual: { amount: '300000', bank: 'Vietcombank', account: '••6789' } },
  'withdrawal-rejected': { usual: { amount: '300000', balance: '613000', reason: 'Sai tên chủ tài khoản' } },
  'machine-ready': {
    usual: { ...machine, ipAddress: '203.0.113.24' },
    'without an address': { ...machine, ipAddress: null },
  },
  'order-failed': { usual: { name: 'web-02', refund: '159000' }, 'of a trial': { name: 'web-02', refund: '0' } },
  'renewal-receipt': {
    usual: { ...machine, amount: '159000', balance: '1000', periodEnd: '2027-01-31T02:00:00.000Z', nextChargeAt: null },
    exempt: { ...machine, amount: '0', balance: '1000', periodEnd: '2027-01-31T02:00:00.000Z', nextChargeAt: null },
  },
  'renewal-reminder': {
    covered: { ...machine, ...cost, ...due },
    short: { ...machine, ...cost, ...due, missing: '98000' },
    'short of little': { ...machine, ...cost, ...due, missing: '12000' },
    'short and late': { ...machine, ...cost, ...due, missing: '98000', suspendAt: now },
    'not automatic': { ...machine, ...cost, ...due, autoRenew: false },
  },
  'machine-suspended': {
    unpaid: { ...suspended, reason: 'unpaid' },
    'unpaid, kept': { ...suspended, reason: 'unpaid', deleteAt: null },
    'trial ended': { ...suspended, reason: 'trial_ended' },
    'trial ended, kept': { ...suspended, reason: 'trial_ended', deleteAt: null },
    admin: { ...suspended, reason: 'admin', deleteAt: null },
    'admin, explained': { ...suspended, reason: 'admin', deleteAt: null, explanation: 'Gửi thư rác' },
  },
  'machine-resumed': { usual: { ...machine, reason: 'unpaid', nextChargeAt: null } },
  'machine-ending-soon': {
    unpaid: { ...machine, reason: 'unpaid', deleteAt: day, missing: '98000' },
    'trial ended': { ...machine, reason: 'trial_ended', deleteAt: day, missing: '98000' },
    cancelled: { ...machine, reason: 'cancelled', deleteAt: day, missing: null },
  },
  'machine-ended': {
    unpaid: { ...ended, reason: 'unpaid' },
    'trial ended': { ...ended, reason: 'trial_ended' },
    cancelled: { ...ended, reason: 'cancelled' },
    admin: { ...ended, reason: 'admin' },
    'admin, explained': { ...ended, reason: 'admin', explanation: 'Gửi thư rác' },
  },
  'trial-ending': { usual: { ...machine, ...cost, trialEndsAt: '2026-11-22T02:00:00.000Z', deleteAt: null } },
}
const all = noticeKinds.flatMap((kind) =>
  Object.entries(samples[kind]).map(([what, facts]) => [`${kind}, ${what}`, { kind, facts } as Notice] as const),
)

const locales = { vi: 'vi-VN', en: 'en-GB', zh: 'zh-CN' } as const

/** What a notice says in a language, with where its link leads. */
function outputOf(notice: Notice, language: keyof typeof locales) {
  const formats = createFormats(locales[language])
  const { amounts, say, link } = noticeWords(notice, { texts: noticesTexts[language], formats, now })
  return { sentence: say(...amounts.map((amount) => formats.currency(amount))), ...link }
}

test.each(languages)('a notice of each kind has a sentence of its own in %s, with its facts and a link', (language) => {
  const words = all.map(([, notice]) => outputOf(notice, language))
  expect(new Set(words.map(({ sentence, href }) => `${sentence} ${href}`)).size).toBe(all.length)
  for (const [index, [what, { facts }]] of all.entries()) {
    const { sentence, label, href } = words[index] ?? { sentence: '', label: '', href: '' }
    if ('name' in facts) expect([what, sentence]).toEqual([what, expect.stringContaining(facts.name)])
    expect([what, `${sentence} ${label}`]).toEqual([what, expect.not.stringMatching(/undefined|null|NaN|T\d\d:/)])
    expect([what, href]).toEqual([what, expect.stringMatching(/^\/dashboard/)])
  }
})

test('notices say what happened, in Vietnamese', () => {
  const sentences = Object.fromEntries(
    all.map(([what, notice]) => [what, outputOf(notice, 'vi').sentence.replaceAll('\u00a0', ' ')]),
  )
  expect(sentences).toMatchInlineSnapshot(`
    {
      "deposit-received, usual": "Ví đã nhận 200.000 ₫, số dư sau đó là 613.000 ₫",
      "deposit-received, with a bonus": "Ví đã nhận 500.000 ₫ và 100.000 ₫ tiền thưởng, số dư sau đó là 1.213.000 ₫",
      "machine-ended, admin": "Chúng tôi đã xóa VPS web-01",
      "machine-ended, admin, explained": "Chúng tôi đã xóa VPS web-01: Gửi thư rác",
      "machine-ended, cancelled": "Đã xóa VPS web-01 theo yêu cầu của bạn",
      "machine-ended, trial ended": "VPS dùng thử web-01 đã bị xóa vì không được dùng tiếp",
      "machine-ended, unpaid": "VPS web-01 đã bị xóa vì không được gia hạn",
      "machine-ending-soon, cancelled": "VPS web-01 và dữ liệu sẽ bị xóa ngày 06/12/2026 theo yêu cầu hủy của bạn",
      "machine-ending-soon, trial ended": "VPS web-01 và dữ liệu sẽ bị xóa ngày 06/12/2026 vì đã hết hạn dùng thử",
      "machine-ending-soon, unpaid": "VPS web-01 và dữ liệu sẽ bị xóa ngày 06/12/2026 vì chưa trả phí gia hạn",
      "machine-ready, usual": "VPS web-01 đã sẵn sàng, địa chỉ IP là 203.0.113.24",
      "machine-ready, without an address": "VPS web-01 đã sẵn sàng",
      "machine-resumed, usual": "VPS web-01 đã chạy lại, dữ liệu vẫn như cũ",
      "machine-suspended, admin": "Chúng tôi đã tạm ngưng VPS web-01",
      "machine-suspended, admin, explained": "Chúng tôi đã tạm ngưng VPS web-01: Gửi thư rác",
      "machine-suspended, trial ended": "VPS web-01 đã tạm ngưng vì hết hạn dùng thử; nếu không dùng tiếp, VPS sẽ bị xóa ngày 06/12/2026",
      "machine-suspended, trial ended, kept": "VPS web-01 đã tạm ngưng vì hết hạn dùng thử",
      "machine-suspended, unpaid": "VPS web-01 đã tạm ngưng vì chưa trả phí gia hạn; nếu vẫn chưa trả, VPS sẽ bị xóa ngày 06/12/2026",
      "machine-suspended, unpaid, kept": "VPS web-01 đã tạm ngưng vì chưa trả phí gia hạn",
      "order-failed, of a trial": "Không tạo được VPS web-02",
      "order-failed, usual": "Không tạo được VPS web-02, đã hoàn 159.000 ₫ về ví",
      "renewal-receipt, exempt": "Đã gia hạn web-01 đến 31/01/2027",
      "renewal-receipt, usual": "Đã gia hạn web-01 đến 31/01/2027, trừ 159.000 ₫ từ ví",
      "renewal-reminder, covered": "VPS web-01 sẽ tự gia hạn ngày 24/11/2026, trừ 159.000 ₫ từ ví",
      "renewal-reminder, not automatic": "VPS web-01 hết hạn ngày 24/11/2026 và không tự gia hạn",
      "renewal-reminder, short": "VPS web-01 đến hạn ngày 24/11/2026, ví còn thiếu 98.000 ₫",
      "renewal-reminder, short and late": "VPS web-01 đến hạn ngày 24/11/2026, ví còn thiếu 98.000 ₫",
      "renewal-reminder, short of little": "VPS web-01 đến hạn ngày 24/11/2026, ví còn thiếu 12.000 ₫",
      "trial-ending, usual": "VPS web-01 hết hạn dùng thử lúc 22/11/2026 09:00; dùng tiếp với 159.000 ₫ cho kỳ đầu",
      "withdrawal-paid, usual": "Đã chuyển 300.000 ₫ về tài khoản Vietcombank ••6789",
      "withdrawal-rejected, usual": "Chưa rút được 300.000 ₫, tiền đã hoàn vào ví: Sai tên chủ tài khoản",
    }
  `)
})

test('a reminder leads to a top-up of what is missing, and to the VPS once that is suspended', () => {
  const linkOf = (what: string) =>
    outputOf({ kind: 'renewal-reminder', facts: samples['renewal-reminder'][what] } as Notice, 'vi').href
  expect(linkOf('short')).toBe('/dashboard?tab=wallet&topup=98000')
  expect(linkOf('short of little')).toBe('/dashboard?tab=wallet&topup=50000')
  expect(linkOf('short and late')).toBe('/dashboard/vps/0198f0c2')
  expect(linkOf('covered')).toBe('/dashboard/vps/0198f0c2')
})

test('every kind has a look', () => {
  expect(Object.keys(noticeLooks).sort()).toEqual([...noticeKinds].sort())
})
