import type { SupportPanelTexts } from '#ds/admin/SupportPanel/index.ts'

/** What a message of the contact form is about. */
export const contactTopics: SupportPanelTexts['topics'] = {
  sales: 'Advice and quotations',
  support: 'Technical support',
  billing: 'Payments and invoices',
  partner: 'Partnership',
  suggestion: 'Suggestion',
  security: 'Report a security problem',
  other: 'Something else',
}
