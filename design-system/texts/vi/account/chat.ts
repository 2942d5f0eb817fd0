import type { SupportChatTexts } from '#ds/account/SupportChat/index.ts'
import { replyBoxTexts, ticketThreadTexts } from '#ds/texts/vi/ticket-thread.ts'

/** Texts of the live chat. */
export const chat: SupportChatTexts = {
  open: 'Trò chuyện trực tuyến',
  heading: 'Trò chuyện trực tuyến',
  online: 'Chúng tôi đang trực tuyến và sẽ trả lời ngay tại đây.',
  offline:
    'Hiện chưa có ai trực tuyến. Hãy để lại lời nhắn: chúng tôi trả lời trong vòng 24 giờ, tại đây và qua email.',
  welcome: 'Bạn cần giúp gì? Hãy viết vào ô bên dưới.',
  toTicket: (number) => (number === null ? 'Mở trang của yêu cầu này' : `Mở trang của yêu cầu ${number}`),
  thread: ticketThreadTexts,
  reply: replyBoxTexts,
}
