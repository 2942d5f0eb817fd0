import type { SupportChatTexts } from '#ds/account/SupportChat/index.ts'
import { replyBoxTexts, ticketThreadTexts } from '#ds/texts/zh/ticket-thread.ts'

/** Texts of the live chat. */
export const chat: SupportChatTexts = {
  open: '在线客服',
  heading: '在线客服',
  online: '我们在线，会在这里直接回复您。',
  offline: '目前无人在线。请留言，我们会在 24 小时内回复，回复显示在这里并发送到您的邮箱。',
  welcome: '需要什么帮助？请在下方留言。',
  toTicket: (number) => (number === null ? '打开该工单的页面' : `打开工单 ${number} 的页面`),
  thread: ticketThreadTexts,
  reply: replyBoxTexts,
}
