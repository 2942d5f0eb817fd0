import type { ContactCardsProps } from '#ds/storefront/ContactCards/index.ts'

export const contact: ContactCardsProps['texts'] = {
  chat: { name: 'Live Chat', figure: '< 2 phút', label: 'có người trả lời', action: 'Bắt đầu trò chuyện' },
  hotline: { name: 'Hotline', figure: '1900 0000', label: 'Trực 24/7', action: 'Gọi ngay' },
  ticket: { name: 'Support Ticket', figure: '< 1 giờ', label: 'có người trả lời', action: 'Gửi yêu cầu' },
}
