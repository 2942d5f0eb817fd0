import type { SupportPanelTexts } from '#ds/admin/SupportPanel/index.ts'

/** What a message of the contact form is about. */
export const contactTopics: SupportPanelTexts['topics'] = {
  sales: '咨询与报价',
  support: '技术支持',
  billing: '付款与发票',
  partner: '合作',
  suggestion: '建议',
  security: '报告安全问题',
  other: '其他',
}
