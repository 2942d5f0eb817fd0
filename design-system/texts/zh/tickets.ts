import type { TicketDialogTexts } from '#ds/account/TicketDialog/index.ts'
import { states } from './states.ts'

/** A customer's requests to the support. */
export const ticketTexts: TicketDialogTexts & { created: string; createdDetail: (number: string) => string } = {
  heading: '新建工单',
  description: '我们会直接在工单中回复您。',
  subject: '标题',
  category: '分类',
  categoryPlaceholder: '请选择分类',
  categories: states.ticketCategories,
  priority: '优先级',
  priorities: states.ticketPriorities,
  statuses: states.tickets,
  body: '问题描述',
  bodyHint: '请写明 VPS 名称、发生时间和错误信息。请勿发送密码或私钥。',
  cancel: '取消',
  submit: '提交',
  submitting: '正在提交…',
  failureTitle: '工单未提交成功',
  validation: {
    subject: '请填写标题',
    category: '请选择一个分类',
    body: '请描述您遇到的情况',
  },
  conversation: {
    label: '工单消息',
    authors: { customer: '您', admin: 'Sen Cloud' },
    emptyTitle: '该工单暂无消息',
    errorTitle: '消息加载失败',
    reply: '回复',
    required: '请填写回复内容',
    send: '发送回复',
    sending: '正在发送回复…',
    failureTitle: '回复未发送',
  },
  closedHint: '该工单已关闭，回复后会重新打开。',
  created: '工单已提交',
  createdDetail: (number) => `工单编号：${number}。`,
}
