import type { TicketScreenTexts } from '#ds/screens/TicketScreen/index.ts'
import { states } from './states.ts'
import { replyBoxTexts, ticketThreadTexts } from './ticket-thread.ts'

/** The page of a ticket. */
export const ticketPageTexts: TicketScreenTexts = {
  title: '支持工单',
  list: '我的工单',
  facts: '工单信息',
  category: '分类',
  priority: '优先级',
  vps: '服务器',
  payment: '交易',
  categories: states.ticketCategories,
  priorities: states.ticketPriorities,
  statuses: states.tickets,
  close: '关闭工单',
  closing: '正在关闭…',
  reopen: '重新打开工单',
  reopening: '正在重新打开…',
  changeFailed: '状态未更改',
  closed: '工单已关闭',
  reopenHint: (until) => `工单已关闭。在 ${until} 之前发送消息即可重新打开。`,
  over: {
    title: '该工单已关闭，无法再重新打开',
    description: '如仍需帮助，请新建工单。',
    toList: '前往我的工单',
  },
  merged: {
    title: '该工单已合并到另一个工单',
    link: (number) => (number === null ? '继续查看对话' : `前往工单 ${number} 继续`),
  },
  rating: {
    heading: '您对这次支持满意吗？',
    words: ['非常差', '较差', '一般', '满意', '非常满意'],
    comment: '补充意见',
    submit: '提交评价',
    submitting: '正在提交评价…',
    required: '请选择一个评分',
    failureTitle: '评价未提交',
    given: (stars, word) => `您的评价：${stars}/5，${word}`,
  },
  thread: ticketThreadTexts,
  reply: replyBoxTexts,
  errorTitle: '无法加载工单',
  notFound: {
    title: '未找到该工单',
    description: '地址可能不完整，或该工单属于其他账户。',
  },
}
