import { DAY_MS } from '#contracts/rules/calendar.ts'
import type { MailKind } from '#contracts/rules/mail-kinds.ts'
import type { MailFacts } from './mail-facts.ts'

const at = Date.UTC(2026, 10, 21, 7, 5)
const link = (path: string) => `${path}?token=3q2-7wAAAAB0b2tlbi1vZi1hLXNhbXBsZQ`

const machine = { vpsId: '0198f0c2', name: 'web-hcm-01', number: 'VPS-0031' }
const short = { amount: '147000', balance: '49000', missing: '98000' }
const covered = { amount: '147000', balance: '249000', missing: '0' }
const due = { dueAt: at + 3 * DAY_MS, suspendAt: at + 6 * DAY_MS, autoRenew: true }
/** The fifteenth day after it was due. */
const deleteAt = at + 18 * DAY_MS

/** Facts of every mail, as a customer would have them: for previews and tests. */
export const sampleFacts: MailFacts = {
  'verify-email': { link: link('/verify-email') },
  welcome: {},
  'reset-password': { link: link('/reset-password') },
  'password-changed': { at },
  'email-change-confirm': { newAddress: 'minh.nguyen@sen.example', link: link('/confirm-email') },
  'email-change-notice': { newAddress: 'minh.nguyen@sen.example', link: link('/email-change') },
  'email-changed': { newAddress: 'minh.nguyen@sen.example', at },
  'new-sign-in': { device: 'Chrome 153, Windows', place: 'Đà Nẵng, Việt Nam', at },
  'two-factor-on': { at },
  'two-factor-off': { at },
  'recovery-code-used': { codesLeft: 9, at },
  'passkey-added': { name: 'Chrome, Windows', at },
  'passkey-removed': { name: 'Chrome, Windows', at },
  'account-locked': { reason: 'Hai giao dịch thẻ bị ngân hàng báo là gian lận' },
  'account-closed': { at },
  'deposit-received': { amount: '500000', balance: '1249000', at },
  'withdrawal-paid': { amount: '300000', bank: 'Vietcombank', account: '••6789', reference: 'FT26325074110', at },
  'withdrawal-rejected': {
    amount: '300000',
    balance: '1249000',
    bank: 'Vietcombank',
    account: '••6789',
    reason: 'Tên chủ tài khoản không khớp với ngân hàng. Bạn kiểm tra rồi gửi lại yêu cầu nhé.',
  },
  'machine-ready': { vpsId: '0198f0c2', name: 'web-hcm-01', ipAddress: '203.0.113.24', user: 'root' },
  'order-failed': { name: 'web-hcm-02', refund: '147000' },
  'renewal-receipt': {
    ...machine,
    plan: 'Cloud VPS Pro',
    amount: '147000',
    balance: '1102000',
    periodStart: at,
    periodEnd: Date.UTC(2026, 11, 21, 7, 5),
    nextChargeAt: Date.UTC(2026, 11, 21, 7, 5),
  },
  'renewal-reminder': { ...machine, ...short, ...due, daysLeft: 3 },
  'machine-suspended': { ...machine, ...short, reason: 'unpaid', deleteAt },
  'machine-resumed': { ...machine, reason: 'unpaid', nextChargeAt: Date.UTC(2026, 11, 24, 7, 5) },
  'machine-ending-soon': { ...machine, ...short, reason: 'unpaid', deleteAt, daysLeft: 5 },
  'machine-ended': { ...machine, reason: 'unpaid', at: deleteAt, balance: '49000' },
  'trial-ending': {
    ...machine,
    ...short,
    plan: 'Cloud VPS Pro',
    billingPeriod: 'monthly',
    trialEndsAt: at + DAY_MS,
    deleteAt: null,
  },
  'ticket-received': { ticketId: '0198f0c2', number: 'YC-1042', title: 'Không SSH được vào VPS' },
  'ticket-reply': {
    ticketId: '0198f0c2',
    number: 'YC-1042',
    title: 'Không SSH được vào VPS',
    excerpt:
      'Chào anh Minh, cổng 22 của máy đang bị tường lửa chặn.\nAnh mở lại ở trang Mạng của máy rồi thử giúp em nhé.',
  },
  test: { at },
}

/** Other facts, with which a mail says something else, by what they are. */
export const otherFacts: { readonly [Kind in MailKind]?: Readonly<Record<string, MailFacts[Kind]>> } = {
  'deposit-received': {
    'with a bonus': { amount: '500000', bonus: '100000', balance: '1349000', at },
    'found by an admin': { amount: '500000', balance: '1249000', at, isFound: true },
  },
  'renewal-receipt': {
    'not renewed again': {
      ...machine,
      plan: 'Cloud VPS Pro',
      amount: '1470000',
      balance: '0',
      periodStart: at,
      periodEnd: Date.UTC(2027, 10, 21, 7, 5),
      nextChargeAt: null,
    },
  },
  'renewal-reminder': {
    covered: { ...machine, ...covered, ...due, daysLeft: 3 },
    'covered, tomorrow': { ...machine, ...covered, ...due, daysLeft: 1 },
    'covered, today': { ...machine, ...covered, ...due, daysLeft: 0 },
    'short, a week before': { ...machine, ...short, ...due, daysLeft: 7 },
    'short, tomorrow': { ...machine, ...short, ...due, daysLeft: 1 },
    'short, today': { ...machine, ...short, ...due, daysLeft: 0 },
    overdue: { ...machine, ...short, ...due, daysLeft: -1 },
    'short of little': { ...machine, ...due, amount: '147000', balance: '135000', missing: '12000', daysLeft: 3 },
    'short for others, too': { ...machine, ...due, amount: '147000', balance: '196000', missing: '98000', daysLeft: 3 },
    'not automatic': { ...machine, ...short, ...due, autoRenew: false, daysLeft: 3 },
    'not automatic, today': { ...machine, ...covered, ...due, autoRenew: false, daysLeft: 0 },
    'not automatic, expired': { ...machine, ...covered, ...due, autoRenew: false, daysLeft: -1 },
  },
  'machine-suspended': {
    'paid for meanwhile': { ...machine, ...covered, reason: 'unpaid', deleteAt },
    'trial ended': { ...machine, ...short, reason: 'trial_ended', deleteAt: null },
    'trial ended, deleted later': { ...machine, ...covered, reason: 'trial_ended', deleteAt },
    'by an admin': { ...machine, reason: 'admin', explanation: 'Máy chủ gửi thư rác từ ngày 20/11.' },
    'by an admin, without a reason': { ...machine, reason: 'admin', explanation: null },
  },
  'machine-resumed': {
    'trial paid for': { ...machine, reason: 'trial_ended', nextChargeAt: Date.UTC(2026, 11, 24, 7, 5) },
    'by an admin': { ...machine, reason: 'admin', nextChargeAt: null },
    'by an admin, with a reason': {
      ...machine,
      reason: 'admin',
      nextChargeAt: Date.UTC(2026, 11, 24, 7, 5),
      explanation: 'Bạn đã gỡ tập lệnh gửi thư rác.',
    },
  },
  'machine-ending-soon': {
    'tomorrow, short for others, too': {
      ...machine,
      ...short,
      balance: '196000',
      reason: 'unpaid',
      deleteAt,
      daysLeft: 1,
    },
    'trial ended': { ...machine, ...covered, reason: 'trial_ended', deleteAt, daysLeft: 5 },
    cancelled: { ...machine, reason: 'cancelled', deleteAt, daysLeft: 5 },
  },
  'machine-ended': {
    'trial ended': { ...machine, reason: 'trial_ended', at: deleteAt, balance: '0' },
    cancelled: { ...machine, reason: 'cancelled', at: deleteAt, balance: '49000' },
    'by an admin': {
      ...machine,
      reason: 'admin',
      explanation: 'Máy chủ tiếp tục gửi thư rác sau hai lần nhắc.',
      at: deleteAt,
      balance: '49000',
    },
    'by an admin, without a reason': { ...machine, reason: 'admin', explanation: null, at: deleteAt, balance: '0' },
  },
  'trial-ending': {
    'covered, yearly, deleted later': {
      ...machine,
      plan: 'Cloud VPS Pro',
      billingPeriod: 'yearly',
      amount: '1470000',
      balance: '2000000',
      missing: '0',
      trialEndsAt: at + DAY_MS,
      deleteAt,
    },
  },
}
