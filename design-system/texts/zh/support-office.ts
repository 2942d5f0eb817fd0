import type { SupportPanelTexts } from '#ds/admin/SupportPanel/index.ts'
import { list } from './admin/list.ts'
import { support } from './admin/support.ts'
import { contactTopics } from './contact-topics.ts'
import { ticketTexts } from './tickets.ts'

/** The support in the back-office. */
export const supportOfficeTexts: SupportPanelTexts = {
  list,
  viewsLabel: '客服内容',
  views: { tickets: '客户工单', enquiries: '联系留言' },
  tickets: support,
  conversation: {
    ...ticketTexts.conversation,
    authors: { customer: '客户', admin: '客服' },
  },
  status: '工单状态',
  statusFailed: '状态未更改',
  enquiries: {
    caption: '联系留言',
    empty: { title: '没有待回复的留言', description: '咨询、建议、报价请求和合作申请会显示在这里。' },
    loadFailed: '留言加载失败',
    count: (rows) => `${rows} 条留言`,
  },
  topics: contactTopics,
  enquiryStatuses: { open: '待回复', closed: '已处理' },
  onlyOpen: '仅看待回复',
  columns: {
    number: '编号',
    sender: '发送人',
    topic: '联系主题',
    email: '邮箱',
    phone: '电话',
    about: '相关内容',
  },
  close: '标记为已处理',
  reopen: '重新打开',
  pending: '正在保存…',
}
