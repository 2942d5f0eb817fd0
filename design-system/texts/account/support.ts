import type { TicketListTexts } from '#ds/account/TicketList/index.ts'
import { localized } from '#ds/texts/localized.ts'
import { states } from '#ds/texts/states.ts'

/** Texts of the support tickets. */
export const support = localized<TicketListTexts>({
  title: { vi: 'Yêu cầu hỗ trợ', en: 'Support tickets', zh: '我的工单' },
  create: { vi: 'Tạo yêu cầu', en: 'New ticket', zh: '提交工单' },
  categories: states.ticketCategories,
  priorities: states.ticketPriorities,
  statuses: states.tickets,
  lastByUs: { vi: 'Sen Cloud trả lời', en: 'Sen Cloud replied', zh: 'Sen Cloud 回复' },
  lastByYou: { vi: 'Bạn viết', en: 'You wrote', zh: '您发送' },
  emptyTitle: { vi: 'Bạn chưa có yêu cầu hỗ trợ nào', en: 'You have no tickets yet', zh: '您还没有工单' },
  emptyDescription: {
    vi: 'Bạn gặp vấn đề với VPS hoặc thanh toán? Bộ phận hỗ trợ trực 24/7.',
    en: 'Trouble with a VPS or a payment? Our support team is here 24/7.',
    zh: 'VPS 或付款遇到问题？客服 7×24 小时为您服务。',
  },
  errorTitle: { vi: 'Không tải được yêu cầu hỗ trợ', en: 'Your tickets could not be loaded', zh: '工单加载失败' },
})
