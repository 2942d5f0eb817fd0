import type { SupportPanelTexts } from '#ds/admin/SupportPanel/index.ts'
import { list } from './admin/list.ts'
import { desk, inbox, mails, templates } from './admin/support.ts'
import { contactTopics } from './contact-topics.ts'

/** The support in the back-office. */
export const supportOfficeTexts: SupportPanelTexts = {
  list,
  viewsLabel: '客服内容',
  views: { tickets: '客户工单', templates: '回复模板', enquiries: '联系留言', mails: '邮件记录' },
  inbox,
  desk,
  templates,
  mails,
  statusChanged: (subject, status) => `“${subject}”的状态已改为：${status}。`,
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
    subject: '标题',
    sender: '发送人',
    topic: '联系主题',
    status: '状态',
    date: '日期',
    actions: '操作',
    email: '邮箱',
    phone: '电话',
    about: '相关内容',
  },
  open: '打开',
  openFor: (subject) => `打开：${subject}`,
  close: '标记为已处理',
  reopen: '重新打开',
  pending: '正在保存…',
}
