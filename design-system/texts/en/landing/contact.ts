import type { ContactCardsProps } from '#ds/storefront/ContactCards/index.ts'

const promise = 'promised time to a reply'

export const contact: ContactCardsProps['texts'] = {
  chat: { name: 'Live Chat', figure: '< 2 minutes', label: promise, action: 'Start a chat' },
  hotline: { name: 'Hotline', figure: '1900 0000', label: 'Day and night', action: 'Call now' },
  ticket: { name: 'Support Ticket', figure: '< 1 hour', label: promise, action: 'Send a request' },
}
