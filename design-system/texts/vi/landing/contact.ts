import type { ContactCardsProps } from '#ds/storefront/ContactCards/index.ts'

const promise = 'cam kết có người trả lời'

export const contact: ContactCardsProps['texts'] = {
  chat: { name: 'Trò chuyện trực tuyến', figure: '< 2 phút', label: promise, action: 'Bắt đầu trò chuyện' },
  hotline: { name: 'Hotline', figure: '1900 0000', label: 'Trực 24/7', action: 'Gọi ngay' },
  ticket: { name: 'Yêu cầu hỗ trợ', figure: '< 1 giờ', label: promise, action: 'Gửi yêu cầu' },
}
