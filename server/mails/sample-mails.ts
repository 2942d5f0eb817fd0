import type { MailFacts } from './mail-facts.ts'

const at = Date.UTC(2026, 10, 21, 7, 5)
const link = (path: string) => `${path}?token=3q2-7wAAAAB0b2tlbi1vZi1hLXNhbXBsZQ`

/** Facts of every mail, as a customer would have them: for previews and tests. */
export const sampleFacts: MailFacts = {
  'verify-email': { link: link('/verify-email') },
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
  'machine-ready': { vpsId: '0198f0c2', name: 'web-hcm-01', ipAddress: '203.0.113.24', user: 'root' },
  'order-failed': { name: 'web-hcm-02', refund: '147000' },
  'renewal-reminder': {
    vpsId: '0198f0c2',
    name: 'web-hcm-01',
    dueAt: at + 3 * 86_400_000,
    daysLeft: 3,
    amount: '147000',
    missing: '98000',
  },
  'machine-suspended': { vpsId: '0198f0c2', name: 'web-hcm-01', deleteAfter: at + 14 * 86_400_000, missing: '98000' },
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
