/** What a message to the provider is about. */
export const CONTACT_TOPICS = ['sales', 'support', 'billing', 'partner', 'suggestion', 'security', 'other'] as const
