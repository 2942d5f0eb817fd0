import type { SupportChatTexts } from '#ds/account/SupportChat/index.ts'
import { authTexts } from '#ds/texts/vi/auth.ts'

/** Texts of the online support (message: product spec, section 5). */
export const chat: SupportChatTexts = {
  open: 'Trò chuyện trực tuyến',
  heading: 'Trò chuyện trực tuyến',
  description: 'Đội ngũ kỹ thuật trực 24/7.',
  email: 'Email',
  message: 'Tin nhắn',
  messagePlaceholder: 'Bạn cần giúp gì?',
  send: 'Gửi tin nhắn',
  sending: 'Đang gửi…',
  required: authTexts.validation.required,
  failureTitle: 'Chưa gửi được tin nhắn',
  sent: 'Đã gửi tin nhắn',
  sentDescription: (email) => `Chúng tôi sẽ trả lời qua ${email} trong vòng 24 giờ.`,
  writeAnother: 'Viết tin nhắn khác',
}
