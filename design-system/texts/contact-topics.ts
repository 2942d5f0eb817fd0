import type { SupportPanelTexts } from '#ds/admin/SupportPanel/index.ts'
import { localized } from './localized.ts'

/** What a message of the contact form is about. */
export const contactTopics = localized<SupportPanelTexts['topics']>({
  sales: { vi: 'Tư vấn và báo giá', en: 'Advice and quotations', zh: '咨询与报价' },
  support: { vi: 'Hỗ trợ kỹ thuật', en: 'Technical support', zh: '技术支持' },
  billing: { vi: 'Thanh toán và hóa đơn', en: 'Payments and invoices', zh: '付款与发票' },
  partner: { vi: 'Hợp tác', en: 'Partnership', zh: '合作' },
  suggestion: { vi: 'Góp ý', en: 'Suggestion', zh: '建议' },
  security: { vi: 'Báo lỗi bảo mật', en: 'Report a security problem', zh: '报告安全问题' },
  other: { vi: 'Khác', en: 'Something else', zh: '其他' },
})
