import type { SupportPanelTexts } from '#ds/admin/SupportPanel/index.ts'

/** What a message of the contact form is about. */
export const contactTopics: SupportPanelTexts['topics'] = {
  sales: 'Tư vấn và báo giá',
  support: 'Hỗ trợ kỹ thuật',
  billing: 'Thanh toán và hóa đơn',
  partner: 'Hợp tác',
  suggestion: 'Góp ý',
  security: 'Báo lỗi bảo mật',
  other: 'Khác',
}
