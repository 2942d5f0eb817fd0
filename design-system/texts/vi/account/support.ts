import type { TicketListTexts } from '#ds/account/TicketList/index.ts'
import { states } from '#ds/texts/vi/states.ts'

/** Texts of the support tickets. */
export const support: TicketListTexts = {
  title: 'Yêu cầu hỗ trợ',
  create: 'Tạo yêu cầu',
  categories: states.ticketCategories,
  priorities: states.ticketPriorities,
  statuses: states.tickets,
  lastByUs: 'Sen Cloud trả lời',
  lastByYou: 'Bạn viết',
  emptyTitle: 'Bạn chưa có yêu cầu hỗ trợ nào',
  emptyDescription: 'Gặp vấn đề với VPS hoặc thanh toán? Đội ngũ hỗ trợ trực 24/7.',
  errorTitle: 'Không tải được yêu cầu hỗ trợ',
}
