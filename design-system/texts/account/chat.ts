import type { SupportChatTexts } from '#ds/account/SupportChat/index.ts'
import { localized } from '#ds/texts/localized.ts'
import { replyBoxTexts, ticketThreadTexts } from '#ds/texts/ticket-thread.ts'

/** Texts of the live chat. */
export const chat = localized<SupportChatTexts>({
  open: { vi: 'Trò chuyện trực tuyến', en: 'Live chat', zh: '在线客服' },
  heading: { vi: 'Trò chuyện trực tuyến', en: 'Live chat', zh: '在线客服' },
  online: {
    vi: 'Chúng tôi đang trực tuyến và sẽ trả lời ngay tại đây.',
    en: 'We are online and will reply right here.',
    zh: '我们在线，会在这里直接回复您。',
  },
  offline: {
    vi: 'Hiện chưa có ai trực tuyến. Hãy để lại lời nhắn: chúng tôi cam kết trả lời trong vòng 24 giờ, tại đây và qua email.',
    en: 'Nobody is online right now. Leave a message: we promise a reply within 24 hours, here and by email.',
    zh: '目前无人在线。请留言，我们承诺在 24 小时内回复，回复会显示在这里并发送到您的邮箱。',
  },
  welcome: {
    vi: 'Bạn cần giúp gì? Hãy viết vào ô bên dưới.',
    en: 'How can we help? Write to us below.',
    zh: '需要什么帮助？请在下方留言。',
  },
  toTicket: {
    vi: (number) => (number === null ? 'Mở trang của yêu cầu này' : `Mở trang của yêu cầu ${number}`),
    en: (number) => (number === null ? 'Open the page of this ticket' : `Open the page of ticket ${number}`),
    zh: (number) => (number === null ? '打开该工单的页面' : `打开工单 ${number} 的页面`),
  },
  thread: ticketThreadTexts,
  reply: replyBoxTexts,
})
