import type { TicketListTexts } from '#ds/account/TicketList/index.ts'
import { states } from '#ds/texts/zh/states.ts'

/** Texts of the support tickets. */
export const support: TicketListTexts = {
  title: '我的工单',
  create: '提交工单',
  categories: states.ticketCategories,
  priorities: states.ticketPriorities,
  statuses: states.tickets,
  lastByUs: 'Sen Cloud 回复',
  lastByYou: '您发送',
  emptyTitle: '您还没有工单',
  emptyDescription: 'VPS 或付款遇到问题？客服团队 7×24 小时为您服务。',
  errorTitle: '工单加载失败',
}
